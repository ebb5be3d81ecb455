import { REFUSED_LINES } from './refused-compounds.ts';

/** First parts, and all second parts of this page that make a word or a fixed pair with them. */
const LINES = `
  rain: bow coat drop fall water storm
  snow: ball drop fall flake storm man board shoe bird bed
  sun: light flower set rise burn day room beam dial fish bird stone
  moon: light stone flower beam
  star: light fish
  day: light break dream time bed room book work
  night: fall light time shift stand work bird
  foot: ball path step print note board bath work light fall way race stool
  hand: bag ball shake book made print work stand rail wheel stone cart set
  head: line light band ache rest board stand stone way room land lamp set
  hair: brush band cut line pin ball net
  tooth: brush paste ache pick
  book: case mark shop worm shelf end work plate
  door: bell step way man mat
  house: work boat hold wife fly keeper plant mate coat
  home: work land made page town
  fire: place work fly man wood side light wall ball bird stone
  water: fall melon proof colour way mark line wheel front bed works course fowl bird
  air: port line craft time way bag ship field flow bed ball wave
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
  bed: room time side rock stone post bug
  bath: room robe tub house
  class: room mate work book
  room: mate
  team: mate work
  play: ground time mate house room book
  back: ground pack bone yard hand fire log board door drop light room side stage stroke water
  under: ground line water stand hand play foot bed
  black: board berry bird ball light smith out
  blue: berry bird bell print
  card: board holder
  key: board hole ring note stone way word card
  sail: boat
  wind: mill screen break
  saw: mill dust
  time: table piece line keeper work
  news: paper room
  sand: paper stone box bag bank storm man
  wall: paper flower
  note: book paper
  paper: clip weight work back board bag
  pass: port word book key
  cross: word road bow fire beam over way
  rail: road way car
  run: way time
  gate: way keeper house post
  neck: lace line
  shoe: lace box horn maker
  horse: shoe back
  stone: wall work fish
  mile: stone post
  brick: wall work
  fly: wheel paper
  work: shop place day bench book house room flow force load man out space table
  shop: keeper work
  post: card man box mark
  mail: box room
  match: box book
  light: house weight
  green: house
  life: boat time guard line work style
  drum: stick beat roll
  bow: string tie line man
  shoulder: bag
  land: mark slide lord fall line mass
  pine: apple cone
`;

/** Rarer or regional words, and pairs that only some write as one: nobody is asked for them, and no option may make one. */
const RARE_LINES = `
  rain: proof maker bird
  snow: bell bank line field
  sun: bed bow bath screen
  moon: walk rise fish
  star: dust stone flower
  day: star
  night: line stick side life star
  foot: hold man stone rest plate
  hand: hold out line car over
  head: phone wind word piece man shot house stall
  hair: style piece
  book: keeper maker stand room man board light land stall
  door: keeper nail post stone plate case
  house: top bird room bed line wall
  home: maker run front bird room
  fire: box break proof boat bug guard line storm back board water bed stick rock house
  water: side board bath mill cart drop bag table man ball hole
  air: mail brush head lift man space drop fish screen board room force light house plane
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
  bed: pan rest head bath roll board mate light foot table maker
  bath: mat time water bed
  class: time day
  room: key
  team: play
  play: back game land bed boat ball park
  back: lash space wood bench rest flow head line work mark card stone
  under: brush pass pin sea side way weight wood work flow fire card book
  black: head mail top water card fish book box rock wood
  blue: fish stone back book board card
  card: key game table room
  sail: cloth fish maker
  wind: fall flower storm proof flow burn
  saw: fish bench horse fly tooth yard
  time: out book man room card
  news: print stand worm man
  sand: fly bed fish bath table worm ball bird
  wall: light board
  note: case board card
  paper: cut boat plate mill cup book plane
  pass: mark card over way out
  cross: cut piece wind town light field board head line bench stone walk
  rail: head man work card
  run: out back
  gate: man
  neck: tie piece cloth
  shoe: string black shop brush
  horse: box hair man play race car light cart
  stone: ware ground fly mill wood
  brick: yard house
  fly: over weight boat fish
  work: bag box mate piece top ring stone horse time board play paper life stand card light shoe
  shop: house man board front lift
  post: bag house paper hole work bird room
  mail: boat card shop drop time man bag
  match: stick wood point play ball day
  light: ship box wave stand wood proof work room
  green: back fly horn room wood field land keeper light stone way fish line water
  life: force
  drum: head set fire
  bow: head bell shot wood front
  shoulder: line
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
