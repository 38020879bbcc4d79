/** The shell of the page, kept so that it opens without a network: index and assets. Never the API, never a game. */

/** How to answer a request: with the page, with a file whose name says what is in it, or as if nobody were here. */
export type Way = "page" | "asset" | "pass";

export function wayFor(request: Pick<Request, "method" | "mode" | "url">, origin: string): Way {
  const { origin: from, pathname } = new URL(request.url);
  if (request.method !== "GET" || from !== origin) return "pass";
  if (pathname.startsWith("/assets/")) return "asset";
  const isOurs = !pathname.startsWith("/api/") && pathname !== "/ws";
  return request.mode === "navigate" && isOurs ? "page" : "pass";
}

const PREFIX = "lastcard-";
const INDEX = "/";

export class Shell {
  private readonly name: string;

  /** `version` differs from build to build; `files` are all that the page is made of: what is opened later, too. */
  constructor(
    private readonly caches: CacheStorage,
    private readonly load: (request: RequestInfo) => Promise<Response>,
    version: string,
    private readonly files: readonly string[],
  ) {
    this.name = PREFIX + version;
  }

  async install(): Promise<void> {
    const cache = await this.caches.open(this.name);
    await cache.addAll([new Request(INDEX, { cache: "reload" }), ...this.files]);
  }

  /** Builds before this one are no longer in any tab. */
  async tidy(): Promise<void> {
    const names = await this.caches.keys();
    const old = names.filter((name) => name.startsWith(PREFIX) && name !== this.name);
    await Promise.all(old.map((name) => this.caches.delete(name)));
  }

  /** The page is asked for each time; the one that is kept speaks for a server that cannot be reached. */
  async page(request: Request): Promise<Response> {
    try {
      const found = await this.load(request);
      if (found.status < 500) return found;
      return (await this.kept(INDEX)) ?? found;
    } catch (error) {
      const kept = await this.kept(INDEX);
      if (kept) return kept;
      throw error;
    }
  }

  /** What is in an asset never changes: the first one found is right. */
  async asset(request: Request): Promise<Response> {
    const kept = await this.kept(request.url);
    if (kept) return kept;
    const found = await this.load(request);
    if (found.status === 200) {
      const cache = await this.caches.open(this.name);
      await cache.put(request.url, found.clone());
    }
    return found;
  }

  private async kept(url: string): Promise<Response | undefined> {
    const cache = await this.caches.open(this.name);
    return cache.match(url);
  }
}
