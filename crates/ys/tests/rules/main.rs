//! The rules of Ys, proved phase by phase. One program, so that it is built and linked once.

mod bidding;
mod board;
mod characters;
mod city;
mod conformance;
mod end_of_game;
mod end_of_round;
mod examples;
mod files;
mod layout;
mod market;
mod neutral;
mod placement;
mod placement_cards;
mod positions;
mod preparation;
mod properties;
mod scoring_cards;
mod setup;
mod setup_edited;
mod throne;
mod views;
