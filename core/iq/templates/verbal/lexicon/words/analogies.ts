// Words, and nothing else: a line of five for each thing, in the order of its roles. A line after "besides" says what holds
// as well, so that no item is made in which two words would do; an empty place says nothing.

export const ANIMALS = `
  cow, calf, moo, barn, udder
  dog, puppy, bark, kennel, snout
  horse, foal, neigh, stable, hoof
  hen, chick, cluck, coop, beak
  lion, cub, roar, den, mane
  frog, tadpole, croak, pond, tongue
  bee, larva, buzz, hive, sting
  sheep, lamb, bleat, fold, fleece
  owl, owlet, hoot, nest, feather
  cat, kitten, purr, basket, whisker
  fish, fry, splash, aquarium, fin
  snake, hatchling, hiss, burrow, fang`;

export const ANIMALS_BESIDES = `
  hen, , , nest, feather
  hen, hatchling, , barn,
  cow, , , stable, hoof
  cow, , , , tongue
  horse, , , barn, mane
  horse, , , , tongue
  sheep, , , barn, hoof
  lion, , , , whisker
  lion, , , , fang
  dog, , , basket, whisker
  dog, cub, , den, tongue
  dog, , , , fang
  cat, , hiss, , fang
  cat, , , , tongue
  owl, hatchling, , barn, beak
  owl, chick, , ,
  frog, , splash, aquarium,
  fish, hatchling, , pond,
  snake, , , den, tongue
  snake, , , nest,
  bee, , , nest,`;

export const THINGS = `
  book, page, paper, library, reading
  ship, mast, timber, harbour, sailing
  pan, handle, copper, kitchen, frying
  bed, mattress, pine, bedroom, sleeping
  car, wheel, steel, garage, driving
  tent, pole, canvas, campsite, camping
  candle, wick, wax, church, lighting
  bottle, neck, glass, cellar, pouring
  coin, edge, silver, purse, paying
  boot, sole, leather, cloakroom, hiking
  violin, string, maple, orchestra, playing
  shirt, sleeve, cotton, wardrobe, dressing`;

export const THINGS_BESIDES = `
  ship, , steel, ,
  pan, edge, steel, ,
  pan, , silver, ,
  bed, , steel, ,
  bed, , timber, ,
  boot, , , wardrobe, dressing
  shirt, , leather, , 
  book, edge, leather, bedroom,
  bottle, , , kitchen,
  candle, , , bedroom, 
  candle, , , cellar,
  violin, neck, , ,
  violin, , pine, ,
  bed, edge, , ,
  tent, pole, , , sleeping
  coin, , copper, ,
  coin, , steel, ,
  boot, neck, , ,
  car, , leather, ,
  shirt, neck, , bedroom,
  tent, , cotton, ,
  ship, , , , driving`;

export const WORK = `
  carpenter, saw, cupboard, wood, workshop
  baker, oven, bread, flour, bakery
  tailor, needle, suit, cloth, boutique
  painter, brush, portrait, paint, studio
  smith, anvil, horseshoe, iron, forge
  potter, wheel, vase, clay, pottery
  cook, pan, stew, vegetables, kitchen
  weaver, loom, carpet, wool, mill
  bricklayer, trowel, wall, mortar, scaffold
  gardener, spade, lawn, seeds, greenhouse
  brewer, vat, beer, hops, brewery
  printer, press, poster, ink, newsroom
  sculptor, chisel, statue, marble, quarry`;

export const WORK_BESIDES = `
  carpenter, chisel, wall, ,
  carpenter, , statue, ,
  sculptor, saw, , wood, studio
  sculptor, , vase, clay, workshop
  sculptor, , , iron,
  smith, , , , workshop
  potter, oven, statue, paint, studio
  potter, brush, , , workshop
  painter, , wall, ink, workshop
  painter, , poster, , boutique
  painter, , , cloth,
  cook, oven, bread, flour, bakery
  cook, , , , brewery
  baker, pan, , , kitchen
  baker, , , , mill
  baker, , , seeds,
  tailor, , carpet, wool, workshop
  tailor, loom, , ,
  weaver, , suit, cloth, workshop
  weaver, needle, , ,
  bricklayer, spade, , clay,
  gardener, trowel, hedge, vegetables,
  gardener, saw, wall, ,
  gardener, , , hops,
  printer, brush, portrait, paint, workshop
  brewer, pan, , , kitchen`;

export const TROUBLES = `
  fire, spark, ashes, smoke, extinguisher
  illness, infection, weakness, fever, vaccine
  flood, downpour, mud, overflow, dam
  theft, greed, loss, footprint, lock
  sunburn, sunlight, peeling, redness, parasol
  hunger, fasting, faintness, rumbling, meal
  rust, moisture, decay, stain, varnish
  quarrel, insult, estrangement, shouting, tact
  bankruptcy, debt, closure, reminder, savings
  accident, carelessness, injury, skid, seatbelt
  boredom, monotony, daydream, yawn, hobby
  shipwreck, reef, wreckage, distress-call, lighthouse`;

export const TROUBLES_BESIDES = `
  fire, carelessness, loss, ,
  fire, , injury, ,
  fire, , decay, ,
  illness, , loss, faintness,
  illness, , , redness,
  illness, moisture, faintness, , savings
  flood, , loss, ,
  flood, , decay, stain,
  flood, , wreckage, ,
  theft, debt, , ,
  theft, carelessness, , ,
  sunburn, carelessness, , ,
  sunburn, , , peeling,
  hunger, , weakness, weakness,
  hunger, debt, , ,
  rust, downpour, , ,
  rust, , , redness,
  quarrel, greed, loss, ,
  quarrel, debt, injury, ,
  bankruptcy, greed, loss, ,
  bankruptcy, carelessness, decay, ,
  accident, downpour, loss, ,
  accident, , wreckage, shouting, training
  accident, , weakness, ,
  shipwreck, carelessness, loss, , training
  shipwreck, , injury, ,
  boredom, , quarrel, ,`;

export const SCALES = `
  warm, boiling, cool, freezing, temperature
  big, gigantic, small, tiny, size
  good, superb, bad, dreadful, quality
  happy, overjoyed, sad, miserable, mood
  often, always, seldom, never, frequency
  loud, deafening, quiet, silent, volume
  pretty, gorgeous, plain, hideous, beauty
  likely, certain, unlikely, impossible, probability
  quick, instant, slow, endless, duration
  heavy, leaden, light, weightless, weight
  like, adore, dislike, detest, opinion
  wet, drenched, dry, parched, moisture
  sleepy, exhausted, rested, energetic, energy
  clever, brilliant, silly, idiotic, intelligence`;

export const SCALES_BESIDES = `
  good, brilliant, , ,
  good, gorgeous, , hideous,
  bad, hideous, , ,
  bad, miserable, , ,
  happy, energetic, , ,
  pretty, superb, bad, dreadful,
  warm, , cool, , mood
  big, leaden, light, , weight
  big, , tiny, , volume
  big, deafening, , , volume`;
