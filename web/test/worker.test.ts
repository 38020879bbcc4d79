import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Shell, wayFor } from "../worker/shell";

const HERE = "https://cards.example";

/** Caches that keep texts, and a network whose answers the test chooses. */
class FakeCaches {
  readonly all = new Map<string, Map<string, Response>>();

  open(name: string): Promise<Cache> {
    const kept = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, kept);
    const cache = {
      addAll: (requests: (Request | string)[]) => {
        for (const request of requests) {
          const url = typeof request === "string" ? request : request.url;
          kept.set(path(url), new Response(`kept ${path(url)}`));
        }
        return Promise.resolve();
      },
      match: (url: string) => Promise.resolve(kept.get(path(url))?.clone()),
      put: (url: string, response: Response) => Promise.resolve(kept.set(path(url), response)),
    };
    return Promise.resolve(cache as unknown as Cache);
  }
  keys(): Promise<string[]> {
    return Promise.resolve([...this.all.keys()]);
  }
  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.all.delete(name));
  }
}

const path = (url: string): string => new URL(url, HERE).pathname;
const ask = (url: string): Request => new Request(`${HERE}${url}`);

let caches: FakeCaches;
let asked: string[];
let answer: (url: string) => Response;

function shell(version = "2"): Shell {
  const load = (request: RequestInfo): Promise<Response> => {
    const url = path(typeof request === "string" ? request : request.url);
    asked.push(url);
    return new Promise((resolve) => {
      resolve(answer(url));
    });
  };
  return new Shell(caches as unknown as CacheStorage, load, version, ["/assets/index-1.js", "/assets/index-1.css"]);
}

beforeEach(() => {
  caches = new FakeCaches();
  asked = [];
  answer = (url) => new Response(`fresh ${url}`);
  // Outside a browser an address without a host is none.
  vi.stubGlobal(
    "Request",
    class extends Request {
      constructor(url: string, init?: RequestInit) {
        super(new URL(url, HERE), init);
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

function offline(): never {
  throw new TypeError("Failed to fetch");
}

describe("what the worker answers", () => {
  it.each([
    ["GET", "navigate", "/", "page"],
    ["GET", "navigate", "/t/abc234", "page"],
    ["GET", "cors", "/assets/index-1.js", "asset"],
    ["GET", "no-cors", "/assets/figtree-1.woff2", "asset"],
    ["GET", "navigate", "/api/rules/classic", "pass"],
    ["GET", "cors", "/api/about", "pass"],
    ["GET", "websocket", "/ws", "pass"],
    ["GET", "no-cors", "/icons/192.png", "pass"],
    ["GET", "cors", "/manifest.webmanifest", "pass"],
    ["POST", "navigate", "/", "pass"],
  ])("%s %s %s: %s", (method, mode, url, way) => {
    expect(wayFor({ method, mode: mode as RequestMode, url: HERE + url }, HERE)).toBe(way);
  });

  it("never speaks for others", () => {
    expect(wayFor({ method: "GET", mode: "cors", url: "https://other.example/assets/x.js" }, HERE)).toBe("pass");
  });
});

describe("the page", () => {
  it("comes from the server while that can be reached, also to say that there is nothing", async () => {
    await shell().install();
    expect(await (await shell().page(ask("/t/abc234"))).text()).toBe("fresh /t/abc234");
    answer = () => new Response("nothing", { status: 404 });
    expect((await shell().page(ask("/nowhere"))).status).toBe(404);
  });

  it("is the one that was kept without a network, and while the server restarts behind another", async () => {
    await shell().install();
    answer = offline;
    expect(await (await shell().page(ask("/t/abc234"))).text()).toBe("kept /");
    answer = () => new Response("bad gateway", { status: 502 });
    expect(await (await shell().page(ask("/"))).text()).toBe("kept /");
  });

  it("fails as it would without a worker where none was kept", async () => {
    answer = offline;
    await expect(shell().page(ask("/"))).rejects.toThrow("Failed to fetch");
  });
});

describe("assets", () => {
  it("are asked for once", async () => {
    await shell().install();
    expect(await (await shell().asset(ask("/assets/index-1.js"))).text()).toBe("kept /assets/index-1.js");
    for (let i = 0; i < 2; i++)
      expect(await (await shell().asset(ask("/assets/pirates-1.js"))).text()).toBe("fresh /assets/pirates-1.js");
    expect(asked).toEqual(["/assets/pirates-1.js"]);
  });

  it("that are missing are not kept", async () => {
    answer = () => new Response("Not Found", { status: 404 });
    expect((await shell().asset(ask("/assets/gone-1.js"))).status).toBe(404);
    answer = () => new Response("there now");
    expect(await (await shell().asset(ask("/assets/gone-1.js"))).text()).toBe("there now");
  });

  it("of older builds are let go, and nothing of anybody else", async () => {
    await shell("1").install();
    await caches.open("of somebody else");
    await shell("2").install();
    await shell("2").tidy();
    expect([...caches.all.keys()]).toEqual(["of somebody else", "lastcard-2"]);
  });
});
