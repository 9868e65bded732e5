# The analysis of a game that is over, in a terminal.

review-word-analyse = analyse
review-word-next = next
review-offer = Type “analyse” to have every decision judged, or press Enter to leave.
review-more = Type “next” for your next mistake, “analyse” for the tables again, or press Enter to leave.
review-about = Press A to have every decision of this game judged: what it cost, what would have been better, and why.
review-progress = { $done } of { $of } decisions judged
review-failed = This game could not be analysed.
screen-page-analysis = Analysis
screen-do-analyse = analyse
screen-do-next-mistake = next mistake
screen-key-analyse = when the game is over: have every decision judged
screen-key-next = in the analysis: your next mistake
