import { readFileSync, writeFileSync, existsSync, readdirSync } from 'node:fs';
import { sampleForHearing, BUCKETS } from '#core/coach/hear/samples.ts';
import { HEARD_AS, type HeardAs } from '#core/coach/hear/heard-as.ts';
import { classify } from '#core/language/classifier.ts';
import { openSentenceEncoder } from '#server/hearing/sentence-encoder.ts';
import { train, type Example } from './train.ts';
const enc = await openSentenceEncoder();
const cacheFile = '/tmp/emb/vec-cache.json';
const cache: Record<string, number[]> = existsSync(cacheFile) ? JSON.parse(readFileSync(cacheFile, 'utf8')) : {};
const vec = async (m: string) => Float32Array.from((cache[m] ??= [...(await enc.encode(m))].map((v) => Math.round(v * 1e5) / 1e5)));
const ex: (Example<HeardAs> & { row: any })[] = [];
for (const f of readdirSync('bench/labelled/heard').toSorted()) for (const l of readFileSync(`bench/labelled/heard/${f}`, 'utf8').trim().split('\n')) { const r = JSON.parse(l); ex.push({ author: f[0]!, label: r.heardAs, sample: sampleForHearing(r, await vec(r.message)), row: r }); }
const out: any[] = [];
for (const a of (process.argv[2] ?? 'abcdefghijklmn').split('')) {
  const w = train(ex.filter((e) => e.author !== a), HEARD_AS, BUCKETS);
  const own = ex.filter((e) => e.author === a);
  let right = 0;
  for (const e of own) { const p = [...classify(e.sample, w)]; const t = HEARD_AS[p.indexOf(Math.max(...p))]!; if (t === e.label) right++; out.push({ author: a, ...e.row, taken: t, p: Math.max(...p) }); }
  console.log(a, right, own.length, (100 * right / own.length).toFixed(1), new Date().toISOString());
}
writeFileSync('/tmp/emb/heard-out.json', JSON.stringify(out));
