/** Four things that may be so or not: "the lamp" and "on". Nothing in life binds one to another. */
export const STATE_TOPICS = [
  [
    ['lamp', 'on'],
    ['door', 'open'],
    ['tank', 'full'],
    ['fan', 'running'],
  ],
  [
    ['box', 'sealed'],
    ['shelf', 'empty'],
    ['window', 'shut'],
    ['screen', 'dark'],
  ],
  [
    ['gate', 'locked'],
    ['bell', 'loud'],
    ['path', 'dry'],
    ['bench', 'free'],
  ],
  [
    ['red light', 'on'],
    ['drawer', 'open'],
    ['clock', 'fast'],
    ['bottle', 'full'],
  ],
  [
    ['pump', 'running'],
    ['cup', 'clean'],
    ['table', 'set'],
    ['curtain', 'drawn'],
  ],
  [
    ['lift', 'free'],
    ['hall', 'heated'],
    ['printer', 'busy'],
    ['bin', 'empty'],
  ],
  [
    ['kettle', 'warm'],
    ['basket', 'full'],
    ['oven', 'on'],
    ['jar', 'closed'],
  ],
  [
    ['bridge', 'raised'],
    ['ferry', 'late'],
    ['barrier', 'down'],
    ['signal', 'green'],
  ],
] as const;

/** Things, and four properties that go together in any way. */
export const KIND_TOPICS = [
  { thing: 'parcel', properties: ['heavy', 'sealed', 'striped', 'flat'] },
  { thing: 'card', properties: ['round', 'blue', 'signed', 'thick'] },
  { thing: 'bottle', properties: ['green', 'full', 'labelled', 'tall'] },
  { thing: 'tile', properties: ['square', 'smooth', 'dark', 'thin'] },
  { thing: 'button', properties: ['large', 'wooden', 'painted', 'loose'] },
  { thing: 'bag', properties: ['old', 'empty', 'zipped', 'striped'] },
  { thing: 'key', properties: ['long', 'marked', 'new', 'flat'] },
  { thing: 'cup', properties: ['tall', 'white', 'chipped', 'heavy'] },
] as const;
