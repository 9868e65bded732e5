//! The rules of Ys, proved phase by phase. One program, so that it is built and linked once.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A test stops where it finds something else.
#![allow(unreachable_pub)] // Helpers are shared by several test programs.

mod attempts;
mod bidding;
mod board;
mod characters;
mod city;
mod conformance;
mod drawing;
mod end_of_game;
mod end_of_round;
mod examples;
mod files;
mod from_memory;
mod illusionist;
mod layout;
mod mage;
mod market;
mod mercenary;
mod neutral;
mod placement;
mod positions;
mod preparation;
mod properties;
mod queen;
mod scoring_cards;
mod setup;
mod setup_brokers;
mod setup_decks;
mod setup_edited;
mod setup_steps;
mod sight;
mod spy;
mod telling;
mod throne;
mod views;
mod views_truth;
