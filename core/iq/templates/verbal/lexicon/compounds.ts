import { REFUSED_LINES } from './refused-compounds.ts';

/** First parts, and all second parts of this page that make a word or a fixed pair with them. */
const LINES = `
  rain: bow coat drop fall water storm
  snow: ball drop fall flake storm man board shoe bird
  sun: light flower set rise burn room beam dial fish bird stone
  moon: light stone flower beam
  star: light fish
  day: light break dream time bed room book work
  night: fall light time stand bird
  foot: ball path step print note board bath work light fall way race stool man hold rest
  hand: bag ball shake book made print work stand rail wheel cart set out over
  head: line light band ache rest board stand stone way room land lamp set
  hair: brush band cut line pin ball net
  tooth: brush paste ache pick
  book: case mark shop worm shelf end work plate keeper maker stand
  door: bell step way man mat
  house: work boat hold wife fly keeper plant mate coat
  home: work land made page town
  fire: place work fly man wood side light wall ball bird stone proof storm box guard
  water: fall melon proof colour way mark line wheel front bed works course fowl bird side
  air: port line craft time way bag ship field flow bed wave
  sea: side shell food weed horse port bed wall front bird way water
  ear: ring ache drum phone
  finger: print nail tip
  eye: ball brow lash lid sight shade shot
  butter: fly cup milk ball
  cup: board cake
  pan: cake
  flower: pot bed
  tea: cup pot spoon time bag house room cake
  table: cloth spoon top ware
  ball: room point
  bed: room time side rock post bug
  bath: room robe tub house
  class: room mate work
  room: mate
  team: mate work
  play: ground time mate house room book
  back: ground pack bone yard hand fire log board door drop light room side stage stroke water rest space lash
  under: ground line water stand hand play foot side way
  black: board berry bird ball smith out
  blue: berry bird bell print
  card: board holder
  key: board hole ring note stone way word card
  sail: boat
  wind: mill screen break
  saw: mill dust horse
  time: table piece line keeper work out
  news: paper room
  sand: paper stone box bag bank storm man
  wall: paper flower
  note: book paper
  paper: clip weight work back board
  pass: port word book key
  cross: word road bow fire beam over way
  rail: road way car
  run: way time
  gate: way keeper house post
  neck: lace line
  shoe: lace box horn maker
  horse: shoe back play man
  stone: wall work fish ware
  mile: stone post
  brick: wall work
  fly: wheel paper weight over
  work: shop place day bench book house room flow force load man out space table horse mate
  shop: keeper
  post: card man box mark
  mail: box room
  match: box book
  light: house weight
  green: house
  life: boat time guard line work style
  drum: stick beat roll
  bow: string line man
  land: mark slide lord fall line mass
  pine: apple cone
`;

/** Rarer or regional words, and pairs that only some write as one: nobody is asked for them, and no option may make one. */
const RARE_LINES = `
  rain: proof maker bird
  snow: bell bank line field bed
  sun: bed bow bath screen day
  moon: walk rise fish
  star: dust stone flower
  day: star
  night: line stick side star shift work life
  foot: stone plate
  hand: hold line car stone
  head: phone wind word piece man shot house stall
  hair: style piece
  book: room man board light land stall
  door: keeper nail post stone plate case
  house: top bird room bed line wall
  home: maker run front bird room
  fire: break boat bug line back board water bed stick rock house
  water: board bath mill cart drop bag table man ball hole
  air: mail brush head lift man space drop fish screen board room force light house plane ball
  sea: man plane board bank stone mark line land room fish bag
  ear: shot drop worm piece hole pick
  finger: board mark post stall food stone plate play work
  eye: piece tooth light line hole
  butter: fish
  cup: holder
  flower: head shop time box fly
  tea: table light shop ball plant work
  table: land mat work mate book lamp water
  ball: work park game
  bed: pan rest head bath roll board mate light foot table maker stone
  bath: mat time water bed
  class: time day book
  room: key
  team: play
  play: back game land bed boat ball park
  back: wood bench flow head line work mark card stone
  under: brush pass pin sea weight wood work flow fire card book bed
  black: head mail top water card fish book box rock wood light
  blue: fish stone back book board card
  card: key game table room
  sail: cloth fish maker
  wind: fall flower storm proof flow burn
  saw: fish bench fly tooth yard
  time: book man room card
  news: print stand worm man
  sand: fly bed fish bath table worm ball bird
  wall: light board
  note: case board card
  paper: cut boat plate mill cup book plane bag
  pass: mark card over way out
  cross: cut piece wind town light field board head line bench stone walk
  rail: head man work card
  run: out back
  gate: man
  neck: tie piece cloth
  shoe: string black shop brush
  horse: box hair race car light cart
  stone: ground fly mill wood
  brick: yard house
  fly: boat fish
  work: bag box piece top ring stone time board play paper life stand card light shoe
  shop: house man board front lift work
  post: bag house paper hole work bird room
  mail: boat card shop drop time man bag
  match: stick wood point play ball day
  light: ship box wave stand wood proof work room
  green: back fly horn room wood field land keeper light stone way fish line water
  life: force
  drum: head set fire
  bow: head bell shot wood front tie
  shoulder: line bag
  land: holder man fowl bird bank side fish
  pine: wood board
`;

const readLines = (lines: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const [first = '', seconds = ''] = line.split(':');
        return [first.trim(), [...new Set(seconds.trim().split(' '))]] as const;
      }),
  );

/** Second parts by first part. */
export const COMPOUNDS = readLines(LINES);

const RARE = readLines(RARE_LINES);

const REFUSED = readLines(REFUSED_LINES);

const THOUGHT_OF: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [COMPOUNDS, RARE, REFUSED]
    .flatMap((lines) => [...lines.keys()])
    .map((first) => [first, new Set([COMPOUNDS, RARE, REFUSED].flatMap((lines) => lines.get(first) ?? []))]),
);

/** Whether anybody may think that the two make a word. */
export const makesWord = (first: string, second: string): boolean => THOUGHT_OF.get(first)?.has(second) ?? false;
