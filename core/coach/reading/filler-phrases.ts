/** Turns of speech that fill a pause, in transcripts above all. They are heard and not counted. */
const SPOKEN =
  "you know|i mean|sort of|kind of|so to speak|let's say|lets say|you see|or whatever|and stuff|or something|i guess|i suppose";
/** What makes a sentence longer and tells nothing more. */
const WRITTEN =
  "as you can (?:probably |well |certainly )?imagine|of course|at the end of the day|to be (?:perfectly |completely |quite )?(?:honest|fair|frank)|long story short|needless to say|believe it or not|in my (?:humble )?opinion|i (?:have to|must) (?:say|admit)|i would say|i'd say|as (?:they|we) say|once and for all|to cut a long story short|as a matter of fact|in a way|if you like|so to say|all in all|and so on|and so forth|as it were|from my point of view|by the way|in other words|as far as i(?:'m| am) concerned|for what it's worth|when all is said and done|more or less|each and every|a (?:little )?bit|out of nowhere|just like that|as always|for sure|no doubt|without (?:a )?doubt";
/** Sayings. The things in them were not there. */
const SAYINGS =
  'as luck would have it|in my book|in (?:my|our) power|(?:go|goes|going|went|gone) the extra mile|extra mile|over the moon|(?:from the )?bottom of my heart|thank (?:god|goodness|heavens)|goodness|perfect (?:match|fit)|win[- ]win|outside (?:of )?the box|from a to z|from (?:start|beginning) to (?:finish|end)|above and beyond|safe pair of hands|on board|in the long run|(?:on )?the same page|day by day|little by little|time and (?:time )?again|again and again|to the best of my (?:ability|knowledge)|gave it my all|(?:follow(?:ed)?|listen(?:ed)? to) my heart|made the best of it|from day one|step by step|(?:to be )?on the safe side|of all ages|from all (?:backgrounds|sides|walks of life)|walks of life|in (?:the|my) (?:whole )?(?:world|life)|heart and soul|blood,? sweat and tears|hit the ground running|on my feet|at the top of my game|pros and cons|to and fro|trial and error|like (?:adults|a family|one big family|in a film)|one day to the next|keep an open mind|at heart|to heart|thick skin|sense of humou?r|common sense|gut feeling|second nature|rule of thumb|bigger picture|big picture|low-hanging fruit|move the needle|cutting edge|state of the art|world class';

export const FILLER_PHRASES = new RegExp(`\\b(?:${SPOKEN}|${WRITTEN}|${SAYINGS})\\b`, 'gi');
/** They fill a pause where they stand between two. */
export const BRACKETED = new Set(
  'like well right yeah yes okay ok look see what no so and but actually honestly basically anyway'.split(' '),
);
export const PADDING_PHRASES = new RegExp(`\\b(?:${WRITTEN}|${SAYINGS})\\b`, 'gi');

/** They raise the voice and add nothing to it. */
export const INTENSIFIERS = new Set(
  (
    'really very quite absolutely completely totally extremely hugely actually honestly basically literally obviously simply definitely ' +
    'certainly truly indeed thankfully luckily fortunately sadly understandably naturally personally probably possibly perhaps maybe ' +
    'pretty rather somewhat particularly especially always constantly entirely fully utterly deeply highly incredibly immensely ' +
    'frankly generally essentially ultimately greatly surely clearly massively terribly awfully'
  ).split(' '),
);
