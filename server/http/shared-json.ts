import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { matchesTag } from './etag.ts';
import type { SessionEnv } from './session.ts';
import { takesCoding } from './takes-coding.ts';

/** What is shorter fits in one packet either way. */
const LEAST_ZIPPED = 1000;
const TYPE = 'application/json';
const ZIPPED = { 'Content-Type': TYPE, 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' };
const PLAIN = { 'Content-Type': TYPE, Vary: 'Accept-Encoding' };

/** An answer that is the same for everybody, as it is sent. Its tag and its compressed form are made when they are first asked for. */
export class SharedJson {
  readonly text: string;
  #etag: string | undefined;
  #zipped: Promise<Uint8Array<ArrayBuffer>> | undefined;

  constructor(answer: object) {
    this.text = JSON.stringify(answer);
  }

  get etag(): string {
    return (this.#etag ??= `"${createHash('sha1').update(this.text).digest('base64url')}"`);
  }

  get zipped(): Promise<Uint8Array<ArrayBuffer>> {
    return (this.#zipped ??= zip(this.text));
  }
}

/** Visitors may keep it and ask whether it still holds. What a learner gets is kept by nobody: docs/decisions/0043. */
export async function answerShared(c: Context<SessionEnv>, json: SharedJson): Promise<Response> {
  if (!c.var.learner) {
    c.header('ETag', `W/${json.etag}`);
    c.header('Cache-Control', 'private, no-cache');
    if (matchesTag(c.req.header('if-none-match'), json.etag)) return c.body(null, 304, { Vary: 'Accept-Encoding' });
  }
  return isZipped(c, json.text) ? c.body(await json.zipped, 200, ZIPPED) : c.body(json.text, 200, PLAIN);
}

/** The same followed by what is the learner's own. */
export async function answerWithOwn(c: Context<SessionEnv>, { text: shared }: SharedJson, own: object): Promise<Response> {
  const text = `${shared.slice(0, -1)},${JSON.stringify(own).slice(1)}`;
  return isZipped(c, text) ? c.body(await zip(text), 200, ZIPPED) : c.body(text, 200, PLAIN);
}

const isZipped = (c: Context<SessionEnv>, text: string): boolean =>
  text.length >= LEAST_ZIPPED && takesCoding('gzip', c.req.header('accept-encoding'));

const zip = (text: string): Promise<Uint8Array<ArrayBuffer>> => promisify(gzip)(text, { level: constants.Z_BEST_SPEED });
