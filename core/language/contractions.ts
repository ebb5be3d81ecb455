/** How they are typed in a hurry. Not "well", "ill", "were", "id" or "wed", which are words of their own. */
const CONTRACTIONS =
  "ain't aren't can't couldn't didn't doesn't don't hadn't hasn't haven't isn't mustn't shouldn't wasn't weren't won't wouldn't i'm i've " +
  "he's she's that's there's what's who's where's how's let's you're you've you'll they're they've they'll we've could've should've would've";
const TYPED = new Map(CONTRACTIONS.split(' ').map((word) => [word.replace("'", ''), word]));

/** "dont" is "don't", and whichever apostrophe is used is the same: what is meant by them is. */
export const withApostrophes = (text: string): string =>
  text.replaceAll(/[’‘`´]/g, "'").replaceAll(/\p{L}+(?:'\p{L}+)*/gu, (word) => {
    const known = TYPED.get(word.toLowerCase());
    if (known === undefined) return word;
    return /^\p{Lu}/u.test(word) ? known.slice(0, 1).toUpperCase() + known.slice(1) : known;
  });
