import { askForFirst } from "./first";

askForFirst();
void import("./page");
