import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bookingBody } from './bookings.ts';

/** Public lists that the pages of every visitor read. */
export const PUBLIC_LISTS = ['meat', 'side', 'tool', 'event', 'training', 'busy-days'];

export const isInstalled = (tool: 'hey' | 'wrk'): boolean => {
  try {
    execFileSync('which', [tool], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** Raises the hourly rate limits, because a load test sends more requests per minute than the limits allow for the other cases. */
export const WIDEST_LIMITS = { RATE_LIMIT_SCALE: '1000000' };

/** Runs a program until it exits. @returns its output */
export const outputOf = (program: string, args: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => (text += piece.toString()));
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve(text) : reject(new Error(`${program} exited with ${code}: ${text}`))));
  });

const COUNTING = `
local threads = {}
function setup(thread) table.insert(threads, thread) end
function response(status, headers)
  local name = "s" .. status
  if status == 503 and not headers["Retry-After"] and not headers["retry-after"] then name = "bare503" end
  _G[name] = (_G[name] or 0) + 1
  seen = seen or {}
  seen[name] = true
  names = ""
  for each in pairs(seen) do names = names .. each .. "=" .. _G[each] .. " " end
end
function done()
  for _, thread in ipairs(threads) do print("statuses " .. (thread:get("names") or "")) end
end
`;

const reading = `
local paths = { ${PUBLIC_LISTS.map((name) => `"/api/${name}"`).join(', ')} }
local at = 0
function request() at = at % #paths + 1 return wrk.format("GET", paths[at]) end
`;

const booking = `
local at = 0
local mark = os.time()
local body = ${JSON.stringify(JSON.stringify(bookingBody('Pointe')))}
function request()
  at = at + 1
  return wrk.format("POST", "/api/booking", { ["Content-Type"] = "application/json", ["Idempotency-Key"] = mark .. "-" .. at }, body)
end
`;

export interface Peak {
  perSecond: number;
  p99: number;
  /** Number of responses by status. `bare503` is a 503 without Retry-After. */
  statuses: Map<string, number>;
  socketErrors: number;
}

const inMs = (text: string): number => Number.parseFloat(text) * (text.endsWith('us') ? 0.001 : text.endsWith('ms') ? 1 : text.endsWith('m') ? 60_000 : 1000);

/** Runs wrk, which sends requests as fast as the server responds. */
export async function peak(url: string, what: 'reads' | 'bookings', { connections, seconds }: { connections: number; seconds: number }): Promise<Peak> {
  const folder = mkdtempSync(join(tmpdir(), 'boucane-wrk-'));
  const script = join(folder, 'wrk.lua');
  writeFileSync(script, `${what === 'reads' ? reading : booking}${COUNTING}`);
  try {
    const text = await outputOf('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s', '--latency', '-s', script, url]);
    const errors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text)?.slice(1).map(Number) ?? [];
    return {
      perSecond: Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1] ?? 0)),
      p99: Math.round(inMs(/^\s+99%\s+(\S+)/m.exec(text)?.[1] ?? '0')),
      statuses: new Map([...text.matchAll(/(s\d+|bare503)=(\d+)/g)].map(([, name = '', count]) => [name.replace(/^s/, ''), Number(count)])),
      socketErrors: errors.reduce((sum, each) => sum + each, 0),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
