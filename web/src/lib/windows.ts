/** A window over the table. */
export type Opened = "" | "menu" | "rules" | "cards" | "scores" | "settings" | "invite" | "fairness" | "leave";
