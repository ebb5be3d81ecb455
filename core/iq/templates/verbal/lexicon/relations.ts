import { fromEach, type RelationTable } from './relation-table.ts';

const split = (lines: string): string[][] =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split(',').map((word) => word.trim()));

const table = (roles: readonly string[], rows: string, besides = ''): RelationTable => ({
  roles,
  rows: split(rows),
  besides: split(besides),
  sets: fromEach(roles),
});

const KINDS_AND_PARTS = table(
  ['one of a kind', 'the kind', 'a part of it'],
  `
    robin, bird, beak
    oak, tree, trunk
    trout, fish, fin
    rose, flower, petal
    guitar, instrument, string
    lorry, vehicle, wheel
    shirt, garment, sleeve
    dictionary, book, page
    cottage, building, chimney
    sofa, furniture, cushion
    hammer, tool, handle
    apple, fruit, core
    horse, mammal, hoof`,
  `
    , vehicle, handle
    lorry, , handle
    , instrument, handle
    , furniture, handle`,
);

/** Nothing is asked from the part: both the example and the kind have it. */
const KINDS: RelationTable = { ...KINDS_AND_PARTS, sets: KINDS_AND_PARTS.sets.slice(0, 2) };

/** A thing and its quality; beside them the opposite quality and a thing of that one. */
const OPPOSITES: RelationTable = {
  ...table(
    ['a thing known for a quality', 'the quality', 'the opposite quality', 'a thing known for the opposite quality'],
    `
    ice, cold, hot, fire
    balloon, light, heavy, anvil
    honey, sweet, sour, lemon
    desert, dry, wet, swamp
    snail, slow, fast, cheetah
    diamond, hard, soft, butter
    whisper, quiet, loud, thunder
    glass, smooth, rough, sandpaper
    canyon, deep, shallow, puddle
    alley, narrow, wide, motorway
    wire, thin, thick, rope
    child, young, old, grandmother
    diary, private, public, newspaper`,
    `
    ice, hard, soft,
    ice, smooth, rough,
    balloon, soft, hard,
    anvil, hard, soft,
    honey, thick, thin,
    desert, hot, cold,
    swamp, soft, hard,
    snail, soft, hard,
    snail, quiet, loud,
    diamond, smooth, rough,
    butter, smooth, rough,
    glass, hard, soft,
    canyon, narrow, wide,
    puddle, wet, dry,
    motorway, fast, slow,
    motorway, loud, quiet,
    wire, hard, soft,
    rope, rough, smooth,
    child, loud, quiet`,
  ),
  sets: [
    [
      [1, 0],
      [1, 2],
    ],
    [
      [2, 1],
      [2, 3],
    ],
  ],
  isMirrored: true,
};

const PARTS = table(
  ['a part', 'the whole', 'a collection of such wholes'],
  `
    branch, tree, forest
    page, book, library
    wing, bird, flock
    sail, ship, fleet
    petal, flower, bouquet
    chimney, house, village
    hoof, cow, herd
    paw, wolf, pack
    verse, song, album
    fin, fish, shoal
    sting, bee, swarm
    wheel, car, traffic
    blade, knife, cutlery`,
  `
    wing, bee, swarm
    wing, house, village
    page, , album
    wheel, ship, fleet
    , book, album
    , fish, swarm
    , bird, swarm`,
);

const WORK = table(
  ['a worker', 'a tool of the work', 'what the work makes'],
  `
    carpenter, saw, cupboard
    baker, oven, bread
    painter, brush, portrait
    farmer, plough, wheat
    tailor, needle, suit
    photographer, camera, snapshot
    writer, pen, novel
    cook, pan, stew
    smith, anvil, horseshoe
    potter, wheel, vase
    weaver, loom, carpet
    sculptor, chisel, statue
    bricklayer, trowel, wall`,
  `
    cook, oven, bread
    cook, oven, stew
    baker, pan, bread
    carpenter, chisel, cupboard
    sculptor, saw, statue
    photographer, camera, portrait
    painter, pen, portrait
    painter, brush, wall
    painter, brush, vase
    potter, brush, vase
    weaver, needle, carpet
    weaver, loom, suit
    tailor, loom, suit
    carpenter, saw, statue
    carpenter, saw, wall
    farmer, plough, bread
    smith, anvil, plough`,
);

const USES = table(
  ['a tool', 'the action', 'the thing acted on'],
  `
    key, unlock, door
    oven, bake, cake
    broom, sweep, floor
    needle, sew, cloth
    razor, shave, beard
    pump, inflate, tyre
    oar, row, boat
    spade, dig, hole
    pen, write, letter
    iron, press, shirt
    kettle, boil, water
    axe, chop, wood
    telescope, observe, star
    match, light, candle
    spoon, stir, soup
    sieve, sift, flour`,
  `
    needle, sew, shirt
    iron, press, cloth
    pump, inflate, boat
    pump, , water
    , press, flour
    , press, door
    , press, wood
    kettle, boil, soup
    spoon, stir, water
    spoon, stir, flour
    sieve, sift, soup
    sieve, sift, water
    match, light, wood
    axe, chop, door
    oar, row, water
    oven, bake, wood
    oven, bake, flour
    broom, sweep, water
    spoon, , cake
    telescope, observe, boat`,
);

const CAUSES = table(
  ['a cause', 'the effect', 'a remedy'],
  `
    fasting, hunger, food
    exercise, fatigue, rest
    infection, fever, medicine
    spark, fire, extinguisher
    mud, dirt, soap
    noise, distraction, earplugs
    winter, cold, heater
    nightfall, darkness, lamp
    leak, puddle, mop
    accident, damage, repair
    sunshine, sunburn, shade
    danger, fear, courage
    insult, anger, apology`,
  `
    exercise, hunger, food
    fasting, fatigue, food
    fasting, fatigue, rest
    infection, fatigue, rest
    infection, fever, rest
    infection, cold, medicine
    infection, cold, rest
    infection, , soap
    nightfall, cold, heater
    nightfall, fatigue, rest
    nightfall, fear, lamp
    winter, darkness, lamp
    leak, damage, repair
    leak, dirt, mop
    leak, distraction,
    mud, dirt, mop
    mud, puddle, mop
    spark, damage, repair
    spark, fear, extinguisher
    accident, fire, extinguisher
    accident, fear, courage
    accident, puddle, mop
    accident, leak, mop
    accident, distraction,
    accident, anger, apology
    accident, , medicine
    accident, , rest
    danger, distraction, rest
    noise, anger, apology
    noise, fatigue, rest
    noise, fear, courage
    noise, damage, repair
    sunshine, fire, extinguisher
    sunshine, fatigue, shade
    sunshine, damage, shade
    sunshine, sunburn, medicine
    insult, fear, courage
    insult, damage, apology
    danger, fear, lamp
    danger, cold,
    insult, , courage
    exercise, dirt, soap
    accident, dirt, soap`,
);

const CHANGES = table(
  ['the start', 'the next stage', 'the final stage'],
  `
    flour, dough, bread
    wool, yarn, sweater
    clay, brick, wall
    log, plank, shelf
    egg, caterpillar, butterfly
    acorn, sapling, oak
    sand, glass, window
    baby, child, adult
    idea, draft, novel
    hide, leather, shoe
    ore, metal, coin
    bud, blossom, fruit
    script, rehearsal, performance`,
  `
    log, plank, wall
    sand, brick, wall
    clay, brick, shelf
    log, metal, shelf
    ore, metal, window
    ore, metal, shelf
    acorn, sapling, fruit
    idea, script, performance
    script, draft, novel
    script, draft, performance
    idea, draft, performance
    egg, child, adult
    egg, baby, adult
    egg, dough, bread
    log, plank, window
    bud, sapling, oak
    bud, blossom, oak`,
);

const DEGREES = table(
  ['a weak form', 'the usual form', 'an extreme form'],
  `
    breeze, wind, hurricane
    drizzle, rain, downpour
    pond, lake, ocean
    path, road, motorway
    village, town, metropolis
    spark, fire, inferno
    ripple, wave, tsunami
    worry, fear, terror
    annoyance, anger, rage
    whisper, talk, shout
    jog, run, sprint
    snack, meal, feast
    tap, knock, bang
    hut, house, palace
    pebble, stone, boulder`,
);

const SCALES: RelationTable = {
  ...table(
    ['a mild word', 'a strong word', 'the opposite strong word', 'the opposite mild word'],
    `
    warm, boiling, freezing, cool
    big, gigantic, tiny, small
    good, superb, dreadful, bad
    happy, overjoyed, miserable, sad
    like, adore, detest, dislike
    often, always, never, seldom
    many, all, none, few
    damp, drenched, parched, dry
    hungry, starving, stuffed, full
    loud, deafening, silent, quiet
    pretty, gorgeous, hideous, plain
    likely, certain, impossible, unlikely
    important, crucial, trivial, unimportant
    tired, exhausted, energetic, rested`,
  ),
  sets: [
    [
      [0, 2],
      [1, 3],
    ],
    [
      [2, 0],
      [3, 1],
    ],
  ],
  isMirrored: true,
};

/** From a thing to the quality that it has not, and back: the quality that it has stands beside it. */
const DENIED: RelationTable = {
  ...OPPOSITES,
  sets: [
    [
      [0, 2],
      [3, 1],
    ],
    [
      [2, 0],
      [1, 3],
    ],
  ],
};

/** The tables of each level, easiest relations first. */
export const RELATIONS = {
  1: [KINDS, OPPOSITES],
  2: [PARTS],
  3: [WORK, USES],
  4: [CAUSES, CHANGES, DEGREES],
  5: [SCALES, DENIED],
} as const satisfies Record<number, readonly RelationTable[]>;
