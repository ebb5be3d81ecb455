/** Pairs that some dictionary or reader knows: nobody is asked for them, and no option may make one. */
export const REFUSED_LINES = `
  snow: flower fly light house room time day water work play wall fire bath land stone horse
  sun: fire cup land house book time wall work water back post drum key fly
  star: key room house work time ball card book wall day post drum play
  day: flower fly net sight top boat shift house coat play man card post note bath rail land shop mark side works shell pack out storm weight rest
  night: house fire key rail horse room day table flower fly post water book bed bath play shop drum
  foot: key wall rail post band mark page cloth ware bank stick stall bed fly room door time drum play lamp bag works out side guard weight
  hand: sail saw drop fish rest pick bell plant craft cloth hole screen shop light post fly table bath room play water bed land drum card note key bow colour works phone stroke roll man proof box guard ware weight
  head: water note work wall time card post book key bed fire play rail drum door shop
  tooth: back key work paper stone fly house light time room card
  book: note post mate craft smith out holder house card time play back day table bag fly paper stone bed key fire rest works place side proof box space weight
  door: yard plane key back light room house card work book paper fly play bow wall note time shop guard out maker side
  house: man break craft ware holder play paper flower post key card light door fire horse water time shop back book day stone rail table drum ball bow bath note land shoe front works out maker place side proof box guard space weight
  fire: pan room cross brick set fish wheel worm works ship weed pot roll play door time day horse key post book land table bath bow flower rail note card drum mark bell screen hold out keeper
  water: house back sail rail gate horse stone work plate plant town craft field weed pot bug log fly fire light wall flower day time play room land shop paper card key drum note post shoe door cup book mat out over keeper storm place box guard ware space weight
  air: bath play work wall water back bow key book fire land horse rail day flower card drum post shop table
  sea: flower card bow light house fire time day table ball back bath door work play post book key rail shop fly note
  finger: flower light card book paper key room drum ball bow wall time door fly
  eye: water cup stone time work play flower room land card key book paper fire bath
  butter: flower paper bath room work water play shop house
  cup: shake ball house bath table shop work time play man flower tie stand maker ware
  pan: door table key room house fly fire work book wall shop light land
  flower: bird piece room house book work table ball paper wall card land water light day play stone bath key post fire stand out
  table: bed man bell card light ball play paper time room house flower shop note stone bow drum key wall fly cup fire stand maker place side space rest
  ball: flower man fish proof play light time day table house bow fire wall hand card stone fly horse water back field yard over maker
  bed: key plate ground piece book wall shop house work back fly fire water day land card play stand rail lamp man out over place proof box guard ware space
  bath: note gate stone brick light work shop day book table door flower wall play key rail fire land card paper man stand side box ware weight rest
  play: day maker work card fire light table horse shop water wall bow drum fly key note paper post flower stone field out box place space
  back: house saw fall man set step band ache worm end plate field sight cloth piece slide play land shop time table ball key post book note flower horse bed paper wall drum fly foot day burn works out word load beat over guard
  under: back time land wall light paper note shoe rail house day fly table door key shop post flower stone room
  black: foot hand horse stone fly work bow fire flower paper room wall day land house shoe rail time note play key back table bed door post drum shop bath cup
  blue: fire water light ball flower paper note room fly house horse wall key shoe day time land post door bow table work play shop rail
  card: case play work shop paper note house day back book light mate door time ball wall post fly phone man stand keeper maker box weight
  key: bed stroke work room light man time house play book door shop table back wall paper post fire hand day water flower drum set line out stand keeper maker box guard rest
  sail: room fly house time day work land shop back light table paper water
  time: ball day light note play house shop key back post wall fly paper land bed works proof
  news: day book card time play work shop house table hand land note fly back light wall
  wall: eye work man bird plate rock piece box card bed stone ball water room fly table time post door back play book house key shelf drum fire rail land hand fish keeper maker side proof guard space
  note: ware holder work play time room key table house wall light day land stand keeper maker box
  paper: house mate over ball flower card shop room bird wall note fly table stone light play horse door bow day time key fire rail land water plant works ware maker man stand proof box
  cross: land work hand key rail play wall post back ball note time book bed water card day paper table house door
  rail: guard post time land fly house play bed back book day shop key table wall paper light line note bird yard side
  neck: land bow card rail back light work wall key room ball stone shoe fly
  shoe: stone fly print mate room work card light house horse time ball paper back bow bed table wall land key bird pack man stand ware
  horse: foot head run fly fish worm boat wood weed nail cloth work room stone rail bed land house ball time day paper book card table shop hand water wall fire drum flower post bath way keeper side proof guard
  stone: house back horse bow pine man bird break weed rock smith ball bed bath flower table room light land fire water shop paper door post wheel book day hand boat plant works shot side proof weight
  fly: book ball rail man board way net case out back work light land wall room bed note fire time house bird table day card door play post key water hand front screen maker
  work: ship land water wall ball key flower note back bed post drum door bath fly rail hand foot fire bow shift print boat over weight
  shop: book shift room light paper time day card table play wall land key back ball door note flower bell out place space
  post: day note horse town mill road horn game shop time book light play fire land back key door rail table water wall flower stone burn race holder out over side guard
  light: foot hand ball horse stone green man boat keeper time post day fly wall table fire water paper book land back card key shop play bath bow shoe flower drum rail note door beam out over maker storm side guard space
  green: hand fire card paper flower book work wall horse note bed shop time day table door ball key play post shoe bow
  life: table land day book room card light water play back house note fire post
  drum: fish room work table book play line ball key light house note wall stone back out man stand maker box
  bow: side hand saw land net ring piece back fly work wall fire light ball post shoe play key stone rail note door bird pot out maker
  land: wind rail storm boat over force work book post house card water fly light time play fire room back table shop wall day stone note horse paper board race hold keeper place space
  coat: room card
  drop: light
  fall: back
  storm: door
  man: key
  board: room
  bird: house bath
  set: back wall
  fish: day ball back fly
  break: water stone
  dream: land
  step: stone
  print: shop
  way: land
  race: cup horse
  stool: ball
  wheel: house horse work
  cart: horse land
  line: back
  rest: house room
  lamp: post light
  brush: fire work
  cut: water table back stone work
  pin: fire ball rail
  net: ball back work
  pick: back
  case: book work
  mark: land
  end: play stone fly
  plate: paper
  bell: flower
  boat: house fly
  hold: back
  town: house
  wood: house wall note paper stone work land
  side: water table
  front: door
  port: fire land
  field: day house work
  shell: flower work
  ring: land
  nail: ball
  brow: post
  pot: foot house stone
  spoon: flower
  cloth: paper
  top: stone light
  ware: house room
  point: paper
  rock: day work land
  tub: bed
  ground: water table ball room work
  pack: house horse
  yard: land
  log: book house
  stage: hand door house play
  out: foot door house room play back wall fly work post bow land
  word: book play
  mill: house stone work
  screen: door play
  dust: back
  piece: work
  bank: book card note
  road: book house bed work
  over: hand book cup play time shoe fly work post light bow land
  car: land
  lace: paper
  horn: foot book back stone work drum
  bench: table
  load: stone
  space: ball key time
  guard: house room rail
  stick: ball land
  roll: back
  slide: rail
  mass: book
  apple: fly
  cone: flower
  stall: cup
  lift: wall
  plane: table
  park: land
  game: room play
  rain: fire fly light room wall time day bath book
  moon: house time day land work bath play room drum water door bow
  hair: room shop work bow book day fly light wall time
  home: light time house book fire door shop paper day key card table back play post ball flower note bath water shoe stone
  ear: ball flower light room work post book stone fly key wall fire water
  tea: book card flower bath bed water paper day drum land play
  class: card play note table light shop paper wall bow key ball house back
  room: work card light time house play day book table flower back shop door note wall bath post bed paper water fire man out over keeper place side proof space
  team: time day room card ball book house note table bow shop key horse back paper
  wind: ball light house room wall fire work door land water horse time day play note key post paper drum
  saw: work house room shop table light paper land wall day time back hand bed water
  sand: land work wall play room water house fire light shoe time day flower horse
  pass: time work door ball play back light room hand rail note wall day fly paper land water fire post
  run: work room ball play day fly light land water rail fire book note house wall
  gate: light fly key card room work stone book rail fire door back water table wall time
  mile: time rail back
  brick: bed fire room light stone post shop paper flower land back
  mail: work house day light book horse rail back paper post note key fly
  match: card work time light fire room note paper back key table land
  shoulder: land work room ball stone rail light wall bow
  pine: room work house fire table land water wall bed light paper post flower
`;
