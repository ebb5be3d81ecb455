// Words, and nothing else: a line is a field, what the words share, and the words; last may stand words that share it too, but
// of which no item is made as such. Groups of one field are near each other; `MORE_SHARED` is what words besides have in common,
// so that an item is refused in which it singles out another one.

export const THINGS_LINES = `
  animals | birds | robin eagle owl sparrow pigeon crow swallow falcon heron seagull magpie dove parrot hawk
  animals | insects | beetle ant wasp moth cricket dragonfly mosquito grasshopper bee hornet locust flea louse termite
  animals | fish | salmon trout herring cod tuna carp sardine piranha mackerel anchovy pike catfish eel perch
  animals | mammals | horse rabbit fox wolf deer bear badger squirrel otter hare lion mouse hedgehog beaver
  plants | trees | oak birch willow beech maple poplar spruce cedar elm pine chestnut sycamore mahogany hazel
  plants | flowers | rose tulip daisy lily violet orchid poppy daffodil iris primrose snowdrop bluebell crocus
  plants | vegetables | carrot cabbage onion leek spinach celery turnip broccoli beet pumpkin lettuce radish kale asparagus
  plants | fruits | apple pear plum cherry peach apricot melon banana mango lemon grape fig pineapple raspberry
  objects | furniture | chair table sofa bookshelf bench desk stool cupboard bookcase armchair cabinet couch dresser crib
  objects | hand tools | hammer saw chisel wrench pliers screwdriver drill file mallet trowel shovel hoe rake crowbar
  objects | clothes | shirt coat skirt jeans sweater jacket scarf sock hat glove dress pullover blouse vest
  objects | vessels for food or drink | cup bowl plate mug saucer jug dish beaker pot flask teapot saucepan goblet pitcher
  objects | musical instruments | violin flute trumpet piano cello harp clarinet guitar drum trombone oboe viola banjo bassoon
  objects | vehicles | car bus truck tram train van bicycle motorcycle taxi tractor limousine scooter jeep minibus
  nature | kinds of weather | rain snow hail fog wind sleet drizzle thunder mist storm frost blizzard gale sunshine
  nature | bodies of water | river lake pond stream ocean brook lagoon canal sea creek estuary pool reservoir fjord
  nature | metals | iron copper gold silver tin lead zinc nickel steel brass bronze platinum titanium uranium
  nature | landforms | hill valley mountain plain canyon cliff plateau ridge gorge crater volcano island dune peninsula`;

export const FEATURES_LINES = `
  light | things that give light | candle lamp flashlight sun lantern flame headlight beacon star bulb bonfire firework spotlight lighthouse
  shape | round things | ball coin ring wheel globe button marble orange moon pea bubble pearl hoop doughnut
  use | things that cut | knife scissors razor axe scythe blade mower shears sword dagger cleaver hatchet saw sickle
  material | things of glass | window lens mirror bottle tumbler prism jar vase pane spectacles aquarium decanter goblet
  use | things that open and shut | door gate drawer lid curtain umbrella zipper shutter suitcase valve book purse envelope cupboard
  use | things that hold heat in | blanket quilt mitten thermos scarf coat sweater poncho glove shawl parka hoodie slipper fleece
  touch | things that are cold | ice snow frost iceberg glacier freezer icicle hailstone sleet fridge snowball snowman blizzard snowflake
  use | things that measure | ruler clock scales thermometer compass speedometer barometer stopwatch watch gauge sundial calendar hourglass
  taste | things that are sweet | honey sugar syrup jam chocolate toffee caramel marzipan fudge icing nougat molasses cake lollipop
  shape | things with teeth | comb saw rake zipper gearwheel shark crocodile fork cog wolf tiger beaver hacksaw lion
  move | things that fly | kite rocket airliner helicopter balloon glider eagle moth butterfly sparrow wasp drone airship jet`;

export const ABSTRACT_LINES = `
  feelings | unpleasant feelings | anger fear grief envy shame disgust boredom despair sorrow jealousy anxiety guilt loneliness regret dread terror panic fright horror alarm worry unease dismay rage fury wrath outrage annoyance irritation resentment hostility indignation gloom misery sadness melancholy unhappiness heartache dejection
  feelings | pleasant feelings | joy delight relief pride hope contentment gratitude amusement happiness bliss love pleasure affection serenity
  mind | ways of thinking | reasoning reflection calculation deduction planning analysis inference judgement comparison induction meditation evaluation logic
  mind | false or unproved beliefs | illusion delusion myth fallacy misconception superstition rumour prejudice bias hoax legend stereotype
  talk | promises | vow oath pledge guarantee contract commitment assurance treaty warranty agreement pact covenant bond
  talk | refusals | denial rejection veto ban boycott exclusion dismissal protest refusal rebuff objection embargo prohibition
  change | kinds of growth | increase expansion rise gain enlargement swelling boom surge extension upturn spread growth
  change | kinds of decline | decrease reduction fall loss shrinkage drop slump erosion decay downturn collapse contraction slide
  time | beginnings | start origin outset opening launch dawn birth onset beginning inception debut arrival
  time | endings | finish close conclusion finale dusk death termination expiry ending stop closure completion
  worth | virtues | honesty patience courage kindness loyalty modesty fairness generosity humility prudence tolerance honour
  worth | weaknesses of character | greed vanity laziness cruelty arrogance cowardice dishonesty selfishness malice conceit spite meanness impatience`;

/** Kinds that lie so close that knowing the words is not all. */
export const CLOSE_LINES = `
  fright or fury | kinds of fear | fear dread terror panic fright horror alarm worry anxiety unease dismay phobia
  fright or fury | kinds of anger | anger rage fury wrath outrage temper annoyance irritation resentment hostility indignation grudge
  fright or fury | kinds of sadness | grief sorrow gloom misery despair sadness melancholy unhappiness heartache mourning dejection
  adverbs | words for how often something happens | always often never seldom rarely usually sometimes daily weekly frequently regularly constantly
  adverbs | words for how much something is so | very quite rather fairly nearly almost highly deeply barely totally extremely slightly
  adverbs | words for when something happens | soon later early lately before already today tonight yesterday afterwards recently formerly
  amount | parts of something | part piece slice share chunk scrap section portion segment fragment fraction splinter
  amount | many together | pile heap bunch crowd stack flock bundle cluster team herd collection gathering
  trouble | mistakes | slip error fault lapse blunder mistake misprint oversight misjudgement inaccuracy
  trouble | things in the way | wall block delay fence hurdle barrier obstacle hindrance blockage barricade
  knowing | what somebody thinks | idea view plan guess theory opinion belief concept notion hypothesis
  knowing | what may prove something | fact clue sign proof record witness trace evidence testimony document`;

export const SENSES_LINES = `
  senses | parts of a river | bank bed mouth source current bend delta course channel branch arm head | fork bar race bow fall
  senses | parts of the body | trunk chest palm calf temple crown sole lash nail organ pupil joint | hand foot arm head heart spine mouth appendix bridge iris back
  senses | verbs of fast movement | dash bolt tear dart shoot race fly charge streak hare rush rocket | run swallow course
  senses | things to pay with or for | note bill change check cash charge tip fare fine duty toll coin | pound crown buck
  senses | words of card games | deck suit club spade hand heart diamond ace jack king queen trick | bridge play point hold
  senses | units | foot yard pound grain second degree mole point knot bar minute | hand nail line palm perch bolt pin seam thread
  senses | parts of a book | spine leaf cover index title plate page jacket appendix volume chapter contents | line note part back head
  senses | kinds of tree | plane ash palm box fir beech elder cedar lime bay gum pine | rush
  senses | words of the theatre | play act wings stage part cast curtain house line cue set pit | bow bar box circle bill
  senses | what a ship has | bow stern keel mast deck hold bridge anchor port hatch cabin rudder | bar log sheet line head
  senses | names of animals | crane mole seal bat ram duck kid swallow buck perch bear | hare fly hawk calf sole jack
  senses | words of sewing | pin thread seam stitch hem tuck pattern needle button bobbin lining | dart bolt foot line`;

export const MORE_SHARED_LINES = `
  use | tools that hold | pliers wrench fork
  use | can be eaten | salmon trout herring cod tuna carp sardine piranha carrot cabbage onion leek spinach celery turnip broccoli apple pear plum cherry peach apricot melon banana honey sugar syrup jam chocolate toffee caramel marzipan orange rabbit deer duck mackerel anchovy pike catfish eel perch hare beet pumpkin lettuce radish kale asparagus mango lemon grape fig pineapple raspberry fudge icing nougat molasses cake lollipop pea doughnut chestnut hazel
  use | drives by an engine | car bus truck tram train van motorcycle taxi tractor limousine scooter jeep minibus mower jet drone airship rocket airliner helicopter
  shape | has two wheels | bicycle motorcycle scooter
  use | hunts by night | owl moth bat badger fox hedgehog
  move | moves on rails | tram train
  use | is blown | flute trumpet clarinet trombone oboe bassoon
  use | has strings | violin piano cello harp guitar viola banjo
  material | grows on trees | apple pear plum cherry peach apricot banana orange mango lemon fig chestnut hazel
  material | grows under the ground | carrot onion turnip beet radish asparagus
  look | is evergreen | spruce cedar fir pine
  use | bites or stings | ant wasp mosquito bee hornet flea louse
  move | hunts | piranha eagle owl falcon hawk heron fox wolf bear otter lion tiger pike shark crocodile
  material | flows | river stream ocean brook canal creek estuary
  material | is man-made water | canal reservoir
  material | falls from clouds | rain snow hail sleet drizzle hailstone blizzard snowflake
  look | is hollow in the land | valley canyon gorge crater
  look | is a precious metal | gold silver platinum
  touch | is heard | thunder
  use | is worn on the legs | skirt jeans sock
  move | lives in the sea | herring cod tuna sardine mackerel anchovy shark seal
  shape | is round | ball coin ring wheel globe button marble orange moon pea bubble pearl hoop doughnut sun star plate lens clock compass watch gauge sundial bulb lollipop cog gearwheel snowball tambourine drum apple plum cherry peach melon balloon
  material | is of glass | bulb thermometer hourglass barometer lantern marble headlight spotlight bottle tumbler window lens mirror jar vase prism pane spectacles aquarium decanter goblet beaker jug flask pitcher
  use | has a blade | chisel saw hacksaw knife scissors razor axe scythe blade mower shears sword dagger cleaver hatchet sickle hoe plane
  use | opens and shuts | scissors shears pliers umbrella window spectacles jar bookshelf cabinet dresser freezer fridge crocodile shark lion tiger wolf piano shutter decanter
  material | is an alloy | steel brass bronze
  touch | is hot | sun flame bonfire candle flashlight star rocket
  touch | is winter weather | snow sleet hail frost blizzard snowflake ice
  use | is of the sea | sea ocean fjord lagoon estuary island peninsula lighthouse
  use | burns | candle flashlight flame bonfire firework lantern
  use | is in the sky | sun moon star kite rocket airliner helicopter balloon glider airship
  use | is worn | ring button pearl watch glove coat sweater scarf mitten shawl parka hoodie slipper fleece spectacles
  use | is electric | lamp flashlight bulb headlight spotlight freezer fridge clock drone
  use | shows the time | clock watch sundial hourglass stopwatch calendar
  time | is of the day | dawn dusk
  time | is of life | birth death
  worth | may be a vice | pride envy greed vanity jealousy
  mind | is told | myth legend rumour hoax
  talk | is a document | contract treaty guarantee warranty agreement pact covenant bond embargo
  talk | is of trade | boycott embargo ban slump boom upturn downturn
  touch | is snow | snow snowball snowman snowflake blizzard iceberg glacier
  senses | is of the body | hand foot arm head heart spine mouth appendix bridge iris pupil nail palm calf chest back trunk temple crown sole
  senses | is of the theatre | bow bar box circle pit cue line set act play
  senses | is a unit | hand knot bar minute second degree
  senses | is of the river | fork head branch arm bridge
  senses | is sewn or sews | dart button needle pin
  senses | is money | pound coin note change cash crown
  senses | is an animal too | hare bear perch fly swallow bat crane mole seal ram duck kid buck hawk jaguar
  senses | moves fast | fly run dart swallow
  senses | is a plant | rush palm elder lime bay box ash
  senses | is of a ship | bow stern deck hold port bar log hatch sheet`;
