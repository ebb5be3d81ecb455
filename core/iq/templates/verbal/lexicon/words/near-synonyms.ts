// Words, and nothing else: lines of words that come too near each other to stand together among the options of an item, by
// our own judgement.

export const NEAR_EACH_OTHER = `
  quick, smart, clever, fast
  large, powerful
  strong, fit, healthy, powerful
  hard, strong, powerful
  ill, sick, weak, feeble
  poor, weak, feeble
  silly, odd, strange
  slow, silly, foolish
  gather, collect, pick, choose
  harm, hurt, wreck, destroy
  keep, retain, remain, stay
  let, leave
  cry, shout, yell
  ban, forbid, refuse, decline
  throw, toss, scatter
  catch, grab, pick, collect
  leap, rush
  fall, leave
  idea, image
  boss, head, instructor
  mean, cruel, brutal, stingy
  rough, brutal, cruel
  careful, precise, exact
  minute, precise, exact
  firm, loyal, faithful
  even, exact
  slow, lazy, idle
  vain, idle
  bored, idle
  rapid, swift, rash
  modest, minute
  avert, escape, flee
  vanish, disappear, escape, flee
  prevent, delay
  appear, grow
  head, summit, peak
  summit, goal
  edge, advantage, benefit
  danger, terror
  sturdy, robust, stout, plump
  thin, sparse, scarce
  slender, thin, fragile
  plentiful, abundant, fruitful, fertile
  barren, infertile, futile, useless
  lively, bright, vivid
  vital, energetic, lively
  futile, trivial, unimportant
  obsolete, useless
  drab, weary
  supple, sleek
  avoid, evade, withdraw, retreat
  soothe, calm, ease, facilitate
  facilitate, advance, progress
  plunge, dive, dash
  spite, malice, wrath, anger
  lucid, clear, candid, frank
  prudent, wise, frugal, thrifty
  placid, calm, reserved, reticent
  arduous, strenuous, hard-working
  arid, dry, boring, tedious
  opulent, copious, abundant, luxurious
  spurn, reject, abhor, detest
  extol, praise, revere, worship
  thwart, frustrate, deter, discourage
  frustrate, enrage, infuriate
  appease, pacify, allay, relieve
  aggravate, worsen, enrage, infuriate
  foster, nurture, augment
  adversity, scarcity, hardship
  fidelity, loyalty, tenacity, persistence
  treachery, betrayal, deceit, dishonesty
  audacity, boldness, candour, frankness
  novelty, newness, inception, beginning
  tenuous, flimsy, short-lived, ephemeral
  acerbic, biting, harmful
  tenacious, persistent, perennial, lasting
  mellifluous, honeyed, viscous, sticky
  eschew, shun, obviate, preclude
  vacillate, waver, procrastinate, delay
  extricate, free, exonerate, acquit
  expiate, atone, placate, appease
  castigate, chastise, disparage, belittle
  acrimony, bitterness, chagrin, vexation
  solace, comfort, respite, lull
  penury, poverty, dearth, scarcity`;
