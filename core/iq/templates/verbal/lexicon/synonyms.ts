import type { Level } from '../../../domains.ts';

/**
 * By level, from the most frequent words of English to rare ones (about 5, 4.3, 3.7, 3.1 and 2.6 on the Zipf scale, by our
 * own judgement). Each line is a field: a part of speech and four pairs of one theme or one sound, opposites among them. The
 * two of a pair mean nearly the same, and what that is stands after the stroke; no word means the same as another pair.
 */
const FIELDS: Record<Level, string> = {
  1: `
    adjective: big=large/great in size, small=little/not great in size, near=close/a short way off, far=distant/a long way off
    adjective: happy=glad/feeling joy, sad=unhappy/feeling no joy, angry=furious/feeling rage, afraid=scared/feeling fear
    adjective: rich=wealthy/having much money, poor=needy/having little money, cheap=inexpensive/low in price, expensive=costly/high in price
    adjective: hard=difficult/not easy to do, easy=simple/not hard to do, fast=quick/taking little time, slow=unhurried/taking much time
    adjective: clever=smart/quick to learn, silly=foolish/without sense, brave=courageous/not giving way to fear, rude=impolite/without manners
    adjective: right=correct/without mistakes, wrong=mistaken/not correct, usual=normal/as most often, odd=strange/not as most often
    adjective: noisy=loud/making much sound, quiet=silent/making no sound, ill=sick/not in good health, healthy=fit/in good health
    adjective: empty=vacant/with nothing or nobody inside, full=packed/with no space left, strong=powerful/having much force, weak=feeble/having little force
    verb: start=begin/take the first step, finish=end/do the last part, come=arrive/reach a place, leave=depart/go away
    verb: shout=yell/use a very loud voice, speak=talk/use words aloud, ask=enquire/want to be told, answer=reply/say something back
    verb: push=shove/move something away from you, pull=drag/move something towards you, throw=toss/send through the air, catch=grab/take hold of
    verb: build=construct/put together, destroy=wreck/ruin completely, gather=collect/bring to one place, spread=scatter/bring to many places
    verb: hide=conceal/put out of sight, show=display/put where it is seen, keep=retain/not give away, change=alter/make different
    verb: allow=let/not prevent, forbid=ban/say that it must not be, help=assist/do part of the work, hurt=harm/cause injury
    verb: cry=weep/shed tears, laugh=chuckle/show that something is funny, jump=leap/go up from the ground, fall=tumble/go down to the ground
    verb: hurry=rush/go faster, stay=remain/not go away, choose=pick/take one of several, refuse=decline/say no
    noun: road=street/a way for traffic, woods=forest/land with many trees, stone=rock/hard matter of the ground, sea=ocean/a great body of salt water
    noun: shop=store/a place where things are sold, house=home/a place to live in, prison=jail/a place for convicts, factory=plant/a place where goods are made
    noun: friend=pal/somebody you like, enemy=foe/somebody you are against, boss=chief/somebody who gives orders, thief=robber/somebody who steals
    noun: teacher=instructor/somebody who teaches, pupil=student/somebody who is taught, baby=infant/a very young child, adult=grown-up/a person who is no longer a child
    noun: answer=reply/what is said back, question=query/what is asked, mistake=error/something done wrong, idea=thought/something in the mind
    noun: picture=image/something to look at, story=tale/something told, song=tune/something sung, trip=journey/going to another place
    noun: money=cash/coins and notes, cost=price/what must be paid, gift=present/something given, theft=robbery/taking what belongs to others`,
  2: `
    adjective: enormous=huge/very large, tiny=minute/very small, ancient=old/of long ago, recent=new/of a short time ago
    adjective: loyal=faithful/standing by others, polite=courteous/showing good manners, cruel=brutal/glad to cause pain, lazy=idle/not willing to work
    adjective: humble=modest/not thinking too highly of oneself, vain=conceited/thinking too highly of oneself, generous=open-handed/glad to give, stingy=mean/not willing to give
    adjective: rapid=swift/very fast, gradual=slow/little by little, precise=exact/right in every detail, vague=unclear/without detail
    adjective: cautious=careful/taking no risks, reckless=rash/taking too many risks, curious=inquisitive/wanting to know, bored=uninterested/not wanting to know
    adjective: fragile=breakable/soon broken, solid=firm/not soft or loose, smooth=even/without bumps, rough=uneven/with bumps
    verb: obtain=acquire/come to have, reject=refuse/not accept, permit=authorise/say that it may be, prevent=avert/keep from happening
    verb: combine=merge/make into one, separate=divide/make into parts, imitate=copy/do the same as another, inspect=examine/look at closely
    verb: vanish=disappear/go out of sight, appear=emerge/come into sight, wander=roam/go about without an aim, tremble=shake/move quickly to and fro
    verb: crawl=creep/move close to the ground, rotate=spin/turn about itself, chase=pursue/go after, escape=flee/run away from
    verb: praise=applaud/say that it is good, blame=accuse/say who is at fault, comfort=console/make less sad, annoy=irritate/make a little angry
    verb: increase=grow/become more, decrease=lessen/become less, continue=proceed/go on, postpone=delay/put off
    noun: border=edge/the outer line, centre=middle/the inmost part, summit=peak/the highest part, base=bottom/the lowest part
    noun: anger=rage/what the offended feel, joy=delight/what the happy feel, sorrow=grief/what mourners feel, fear=terror/what those in danger feel
    noun: courage=bravery/strength in danger, shame=disgrace/loss of honour, envy=jealousy/wanting what others have, patience=tolerance/bearing things calmly
    noun: opponent=rival/somebody on the other side, ally=partner/somebody on the same side, expert=specialist/somebody who knows a subject well, novice=beginner/somebody new to a subject
    noun: guard=sentry/somebody who keeps watch, visitor=guest/somebody who comes to see others, leader=head/somebody in charge, owner=proprietor/somebody to whom a thing belongs
    noun: contest=competition/a trial of who is best, aim=goal/what is to be reached, habit=custom/what is done again and again, proof=evidence/what shows that it is so
    noun: duty=obligation/what one has to do, danger=hazard/what may do harm, benefit=advantage/what does good, drawback=disadvantage/what speaks against it`,
  3: `
    adjective: abundant=plentiful/more than enough, scarce=sparse/less than enough, feasible=possible/able to be done, futile=useless/without effect
    adjective: sturdy=robust/not soon broken, brittle=fragile/soon broken, rigid=stiff/not able to be bent, supple=flexible/able to be bent
    adjective: hostile=unfriendly/ready to quarrel, cordial=amiable/warm towards others, weary=tired/in need of rest, lively=energetic/full of activity
    adjective: vivid=bright/strong in colour, drab=dull/without colour, coarse=rough/not fine to the touch, sleek=smooth/fine to the touch
    adjective: barren=infertile/bearing no crops, fertile=fruitful/bearing many crops, slender=thin/having little fat, stout=plump/having much fat
    adjective: obsolete=outdated/no longer used, contemporary=modern/of our time, trivial=unimportant/of no weight, crucial=vital/of the greatest weight
    verb: evade=avoid/keep away from, confront=face/not turn away from, hinder=impede/make harder, facilitate=ease/make less hard
    verb: mock=ridicule/make fun of, commend=praise/speak well of, soothe=calm/make peaceful, irk=annoy/make a little angry
    verb: ascend=climb/go up, plunge=dive/go down fast, retreat=withdraw/go back, advance=progress/go forward
    verb: revise=amend/make changes to, retain=keep/not give up, discard=dump/throw away, allot=assign/give as a share
    verb: stumble=trip/nearly fall, stroll=walk/go on foot, sprint=dash/go very fast, glance=look/turn the eyes to
    verb: expand=enlarge/make bigger, shrink=contract/become smaller, demolish=destroy/pull down, erect=build/put up
    noun: blunder=mistake/something done wrong, remedy=cure/what makes well, ailment=illness/what makes unwell, triumph=victory/a great success
    noun: fragment=piece/a part broken off, surplus=excess/what is left over, blend=mixture/several things in one, replica=copy/a thing made like another
    noun: zeal=enthusiasm/great keenness, dread=fear/the feeling that something bad will come, pity=compassion/sorrow for others, spite=malice/a wish to hurt
    noun: bliss=happiness/great joy, gloom=sadness/low spirits, serenity=calmness/peace of mind, wrath=anger/rage
    noun: quarrel=dispute/angry words on both sides, truce=ceasefire/a stop in the fighting, bargain=deal/what two sides agree on, scheme=plan/what is meant to be done
    noun: advocate=supporter/somebody who speaks for it, critic=detractor/somebody who speaks against it, predecessor=forerunner/somebody who came before, heir=successor/somebody who comes after`,
  4: `
    adjective: candid=frank/saying what one thinks, deceitful=dishonest/hiding the truth, placid=calm/not soon excited, agitated=upset/not at rest
    adjective: lucid=clear/easy to follow, turbid=cloudy/not to be seen through, arid=dry/without water, rancid=rotten/gone bad
    adjective: prudent=wise/thinking ahead, impetuous=rash/not thinking ahead, lenient=merciful/slow to punish, stringent=strict/allowing no exceptions
    adjective: diligent=hard-working/giving much effort, indolent=lazy/avoiding effort, insolent=rude/showing no respect, deferential=respectful/showing respect
    adjective: reticent=reserved/slow to speak, gregarious=sociable/fond of company, opulent=luxurious/rich and costly, frugal=thrifty/spending little
    adjective: tedious=boring/long and dull, arduous=strenuous/taking great effort, copious=abundant/in large amounts, dubious=doubtful/not to be relied on
    verb: deter=discourage/make less willing, defer=postpone/put off, infer=deduce/work out from what is known, confer=consult/talk a matter over
    verb: concur=agree/be of the same opinion, dissent=disagree/be of another opinion, abhor=detest/hate, revere=worship/look up to deeply
    verb: augment=increase/make more, curtail=shorten/cut off a part, disperse=scatter/send in many directions, amass=accumulate/bring together more and more
    verb: rebuke=scold/tell off, extol=praise/speak highly of, appease=pacify/calm by giving way, enrage=infuriate/make very angry
    verb: spurn=reject/turn away, coax=persuade/bring somebody to do it, thwart=frustrate/keep a plan from working, foster=nurture/help to grow
    verb: allay=relieve/make a worry less, aggravate=worsen/make worse, relinquish=surrender/give up, confiscate=seize/take away
    noun: brevity=shortness/taking little time, scarcity=shortage/too little of it, surfeit=excess/too much of it, novelty=newness/not having been before
    noun: enmity=hatred/ill will, amity=friendship/good will, tenacity=persistence/not giving up, audacity=boldness/readiness to dare
    noun: apex=summit/the highest point, brink=verge/the outer edge, crux=core/the point that matters most, facet=aspect/one side of a thing
    noun: vestige=trace/a small part that is left, hiatus=pause/a break, quandary=dilemma/not knowing what to do, inception=beginning/the first moment
    noun: prosperity=wealth/having plenty, adversity=hardship/hard times, fidelity=loyalty/keeping faith, treachery=betrayal/breaking faith
    noun: acclaim=praise/what the admired get, censure=criticism/what the blamed get, candour=frankness/open speech, deceit=dishonesty/hiding the truth`,
  5: `
    adjective: laconic=terse/using few words, garrulous=talkative/using many words, acerbic=biting/meant to sting, mellifluous=honeyed/sweet to the ear
    adjective: pernicious=harmful/doing damage, salubrious=healthy/good for the body, mendacious=lying/telling untruths, veracious=truthful/telling no untruths
    adjective: pugnacious=quarrelsome/fond of fighting, sagacious=shrewd/of good judgement, voracious=ravenous/very hungry, tenacious=persistent/not letting go
    adjective: ephemeral=short-lived/soon over, perennial=lasting/not soon over, archaic=antiquated/of another age, nascent=emerging/just coming into being
    adjective: tenuous=flimsy/thin and weak, tortuous=winding/full of bends, viscous=sticky/slow to flow, vacuous=empty/with nothing in it
    adjective: indigent=destitute/having nothing to live on, affluent=wealthy/having much to live on, fastidious=fussy/hard to please, slovenly=untidy/careless in appearance
    adjective: timorous=fearful/easily frightened, intrepid=fearless/not to be frightened, morose=gloomy/in low spirits, jocund=cheerful/in high spirits
    verb: abate=lessen/become less, exacerbate=worsen/make worse, placate=appease/calm by giving way, vacillate=waver/not decide
    verb: corroborate=confirm/support as true, refute=disprove/show to be false, obviate=preclude/make impossible or needless, obfuscate=confuse/make hard to understand
    verb: disparage=belittle/speak badly of, eulogise=praise/speak highly of, eschew=shun/keep away from, espouse=adopt/take up as one’s own
    verb: extirpate=uproot/pull out completely, expiate=atone/make up for a wrong, expedite=hasten/make faster, extricate=free/get out of a difficulty
    verb: abscond=flee/run away, capitulate=surrender/stop fighting, cogitate=ponder/think hard, procrastinate=delay/put things off
    verb: castigate=chastise/punish with words, exonerate=acquit/clear of blame, inundate=flood/cover with water, desiccate=dry/take the water out of
    noun: penury=poverty/having very little, perfidy=treachery/breaking faith, temerity=recklessness/daring too much, probity=integrity/being honest
    noun: acrimony=bitterness/ill feeling, parsimony=stinginess/unwillingness to spend, largesse=generosity/readiness to give, alacrity=eagerness/cheerful readiness
    noun: sycophant=flatterer/somebody who praises for gain, charlatan=quack/somebody who feigns skill, recluse=hermit/somebody who lives alone, neophyte=beginner/somebody new to it
    noun: vagabond=wanderer/somebody without a fixed home, renegade=deserter/somebody who leaves a cause, adversary=opponent/somebody on the other side, connoisseur=expert/somebody who judges well
    noun: euphoria=elation/very high spirits, chagrin=vexation/being annoyed, torpor=lethargy/lack of energy, solace=comfort/what makes grief less
    noun: dearth=scarcity/too little of it, plethora=glut/too much of it, acme=pinnacle/the highest point, respite=lull/a short time of rest`,
};

/** Words of a level that somebody may also take for synonyms, though they stand in no pair: all of a line. */
const NEAR = `
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

export interface SynonymPair {
  readonly words: readonly [string, string];
  /** What both mean, such as "not great in size". */
  readonly meaning: string;
}

export interface SynonymField {
  readonly part: 'adjective' | 'verb' | 'noun';
  readonly pairs: readonly SynonymPair[];
}

const linesOf = (text: string): string[] => text.trim().split('\n');

function readPair(text: string): SynonymPair {
  const [words = '', meaning = ''] = text.trim().split('/');
  const [one = '', other = ''] = words.split('=');
  return { words: [one, other], meaning };
}

const readFields = (text: string): SynonymField[] =>
  linesOf(text).map((line) => {
    const [part = '', pairs = ''] = line.trim().split(': ');
    return { part: part as SynonymField['part'], pairs: pairs.split(',').map(readPair) };
  });

export const SYNONYMS: Record<Level, readonly SynonymField[]> = {
  1: readFields(FIELDS[1]),
  2: readFields(FIELDS[2]),
  3: readFields(FIELDS[3]),
  4: readFields(FIELDS[4]),
  5: readFields(FIELDS[5]),
};

export const NEARLY: readonly (readonly string[])[] = linesOf(NEAR).map((line) => line.trim().split(', '));
