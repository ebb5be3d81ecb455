import { isClosed } from '../../reading/closed-words.ts';
import { isIngForm, isPastForm, stemOf } from '../../reading/verb-forms.ts';

const stems = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/).map(stemOf));

/** Qualities that anybody may claim. They name nothing that happened. */
const QUALITIES = stems(`
  communication commitment dedication excellence leadership teamwork passion integrity professionalism resilience
  adaptability flexibility accountability ownership collaboration synergy empathy transparency proactivity initiative
  motivation determination creativity innovation efficiency effectiveness productivity attitude mindset ethic values
  vision synergies reliability perseverance enthusiasm confidence alignment engagement empowerment agility quality
  positivity trust respect harmony success growth rapport impact improvement strength talent skillset`);

/** What stands for a thing that was not named. */
const EMPTY_THINGS = stems(`
  thing stuff people person team project task job work role company organisation organization business department
  environment situation problem issue challenge difficulty obstacle matter solution approach strategy process progress
  plan goal objective target outcome result success failure experience skill ability knowledge expertise opportunity
  time way lot kind sort type part stakeholder client colleague everyone everybody someone anyone member peer leader
  individual group culture priority expectation requirement standard level need deliverable milestone performance
  feedback insight perspective viewpoint view opinion idea concept focus effort energy support help benefit value
  advantage lesson learning development career future life world day example case area aspect factor element detail
  point step order fact reason question answer resource tool framework methodology method practice principle best
  potential concern pressure stress demand change relationship interaction connection conversation discussion dialogue
  meeting communication channel understanding awareness attention mind heart mine nature workplace workload workflow
  timeline scope initiative end beginning line board table action input output consensus compromise ground common bit
  moment while place position responsibility duty journey setback learnings takeaway basis contribution contributor
  dynamic mission strength weakness track record field industry sector world-class variety range number amount minute
  effect morale atmosphere clarity structure contingency efficiencies workstream boundary boundaries party parties
  professional employee manager customer side angle mood sense spirit total thinking planning listening handling managing leading working`);

const PLAIN_ADJECTIVES = stems(`
  good great big small large long short old new high low early late hard easy soft clear strong weak right wrong real
  true full empty main own same different several various many other important difficult challenging complex positive
  negative effective efficient successful proactive professional strategic innovative dynamic diverse key critical
  crucial vital essential significant valuable meaningful open honest calm busy happy sad angry upset sure able ready
  aware nice bad better best worse worst huge tight common certain possible necessary available natural top entire
  overall ongoing constant excellent outstanding exceptional remarkable amazing wonderful fantastic smooth seamless
  robust holistic comprehensive cross-functional collaborative creative flexible adaptable reliable responsible
  accountable resilient passionate confident hard-working hardworking detail-oriented results-driven goal-oriented
  customer-focused fast-paced high-quality long-term short-term win-win motivated committed dedicated experienced
  organised organized focused driven detailed tired interested involved related single general particular specific
  little half last next first final previous current recent usual normal typical whole past present afraid glad fine
  hurt worried cross proud relieved pleased grateful stressed frustrated scared nervous polite kind friendly rude
  quiet loud warm cold hot dry wet dirty clean heavy light cheap expensive free fair wide deep fast slow quick young
  elderly junior senior local global national personal private public social legal medical surgical physical digital
  technical practical official formal informal internal external initial additional actual mutual special basic simple
  plain complicated wise smart clever brave shy lazy alone alive dead sick ill healthy fit course sake worth enough
  extra double lucky precious massive tiny imagine pity honour surprise undertaking everyday daily weekly monthly
  yearly annual regular ideal chatty further close observant thank shorter longer bigger smaller earlier older newer
  sudden strict urgent shaky lovely sweet broad unclear relevant poor mad content proper correct silent keen unpaid
   younger blind ashamed mistaken grumpy modern foreign urban rural equal lazy stupid genuine
  unique positive gentle rough`);
const ADJECTIVE_ENDING = /(?:ful|ous|less|ish|able|ible|ive|ical|ier|iest)$/;

const ABSTRACT_ENDING = /(?:tions?|sions?|ments?|ness|nesses|ity|ities|ships?|ances?|ences?|isms?|hood|ology|ologies)$/;
/** Things in spite of their endings. */
const SOLID = stems(`
  station lotion potion prescription injection medication dressing apartment basement cement pavement document
  documents equipment instrument ingredient payment shipment appointment department-store invoice ambulance entrance
  fence sentence audience science reference residence university city facility electricity identity charity kidney
  ship invitation reservation vaccination calculation translation presentation application petition question-paper
  section operation infection lesion version television mission extension pension garment attachment statement cabinet
  insurance balance appliance licence allergy ration collection donation transaction circulation junction plantation
  allotment catchment compartment punishment treatment assessment conversion migration installation subscription
  partition exception function transition integration simulation query cancellation table cable vegetable bible olive
  drive archive locker hive dive receptive detective carrier barrier courier supplier cashier premier distance
  substance absence evidence conference business-card membership`);

const NOUNS_IN_ING = stems(
  'morning evening building ceiling wedding wiring shelving clothing heating plumbing painting drawing recording spring string ring king wing bearing railing dressing packing housing engineering thing nothing',
);
const NOUNS_IN_LY = new Set('assembly family supply reply july italy jelly belly trolley anomaly'.split(' '));
const NOUNS_IN_ED = new Set('bed shed feed seed red hundred weed need'.split(' '));

export const isQuality = (word: string): boolean => QUALITIES.has(stemOf(word));

/** A word that names something one could point at: no quality, no stand-in, no abstract noun, no adverb, no form of a verb. */
export function isParticular(word: string): boolean {
  if (word.length < 3 || isClosed(word) || /\d/.test(word)) return false;
  const stem = stemOf(word);
  if ((weighVerb(stem) !== 'plain' || SAYING.has(stem)) && !SOLID.has(stem)) return false;
  if (QUALITIES.has(stem) || EMPTY_THINGS.has(stem) || PLAIN_ADJECTIVES.has(stem)) return false;
  if (word.endsWith('ly')) return NOUNS_IN_LY.has(word);
  if (isIngForm(word) || isIngForm(word.replace(/s$/, ''))) return NOUNS_IN_ING.has(stem);
  if (isPastForm(word)) return NOUNS_IN_ED.has(word);
  return SOLID.has(stem) || !(ABSTRACT_ENDING.test(word) || ADJECTIVE_ENDING.test(word));
}

/** Praise of how something was done, where one could say what was done. */
export const SUCCESS_WORDS = stems(`
  successfully effectively efficiently seamlessly proactively significantly greatly tremendously immensely highly
  extremely consistently continuously strategically professionally diligently flawlessly smoothly drastically
  dramatically substantially exceptionally outstanding exceptional excellent seamless remarkable tremendous invaluable
  world-class exceeded exceeding thoroughly positively successful optimal optimally impactful measurable meaningful
  fantastic`);

/** Verbs of the mind and of being: nobody could have seen them. */
const UNSEEN = stems(`
  feel think believe know want hope try wish like love hate enjoy understand realise realize notice remember forget
  learn worry mean seem consider care need expect prefer doubt trust value appreciate become be have find plan aim
  intend suppose guess assume wonder dream stay remain live own belong hear dislike struggle fear panic imagine happen
  matter depend`);
/** Verbs that praise what was done and do not say it. */
const INFLATED = stems(`
  leverage ensure facilitate utilise utilize demonstrate communicate collaborate prioritise prioritize manage address
  focus maintain achieve improve enhance optimise optimize strengthen establish implement coordinate align engage
  foster support contribute resolve overcome tackle handle adapt embrace champion spearhead streamline navigate
  motivate inspire empower encourage cultivate nurture commit dedicate excel succeed thrive exceed accomplish execute
  mitigate strive emphasise emphasize develop display exhibit exercise harness uphold prove position pride pivot
  mobilise mobilize orchestrate elevate transform approach apply involve participate acknowledge recognise recognize
  experience face encounter value evaluate gain listen respect strategise strategize brainstorm interact deal
  persevere remain cooperate balance oversee increase reduce maximise maximize minimise rely reflect`);
/** Verbs that say something only with the thing they were done to. */
const LEANING = stems(`
  do make use work help get give take go come put keep start begin finish complete create identify analyse analyze
  organise organize present propose review schedule discuss explain share provide set change solve fix let allow show
  prepare plan look see perform act respond react adjust decide choose agree learn study research assess determine
  define outline conduct participate join attend run meet talk speak return end continue turn move hold assist bring
  build deliver drive gather grow guide lead`);

/** Verbs of speech, in writing too. */
export const SAYING = stems(
  'say tell ask write reply answer shout explain admit warn whisper insist argue complain promise apologise apologize mention suggest announce',
);

export type VerbWeight = 'unseen' | 'inflated' | 'leaning' | 'plain';
export function weighVerb(stem: string): VerbWeight {
  if (UNSEEN.has(stem)) return 'unseen';
  if (INFLATED.has(stem)) return 'inflated';
  return LEANING.has(stem) ? 'leaning' : 'plain';
}
