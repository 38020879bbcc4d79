import { createContext } from "svelte";
import type { Session } from "./session.svelte";

/** The session of the page, for all its components. */
export const [getSession, setSession] = createContext<Session>();
