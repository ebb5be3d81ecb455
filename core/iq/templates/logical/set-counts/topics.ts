/** What people or things are asked about. */
interface Topic {
  /** "members": those who are counted. */
  readonly who: string;
  /** "There are 40 members in a club." */
  readonly scene: (count: number) => string;
  readonly verb: string;
  readonly sets: readonly [string, string, string];
}

export const TOPICS = {
  club: { who: 'members', scene: (count) => `A club has ${count} members.`, verb: 'play', sets: ['chess', 'tennis', 'cards'] },
  drinks: { who: 'guests', scene: (count) => `There are ${count} guests.`, verb: 'drink', sets: ['tea', 'coffee', 'juice'] },
  fruit: { who: 'children', scene: (count) => `A class has ${count} children.`, verb: 'like', sets: ['apples', 'pears', 'plums'] },
  houses: { who: 'houses', scene: (count) => `A street has ${count} houses.`, verb: 'have', sets: ['a garden', 'a balcony', 'a cellar'] },
  shops: { who: 'shops', scene: (count) => `A town has ${count} shops.`, verb: 'sell', sets: ['bread', 'milk', 'flowers'] },
  trip: {
    who: 'visitors',
    scene: (count) => `There are ${count} visitors.`,
    verb: 'see',
    sets: ['the tower', 'the harbour', 'the museum'],
  },
  music: { who: 'pupils', scene: (count) => `A school has ${count} pupils.`, verb: 'learn', sets: ['the piano', 'the flute', 'the drums'] },
} as const satisfies Record<string, Topic>;

export type TopicId = keyof typeof TOPICS;
export const TOPIC_IDS = Object.keys(TOPICS) as TopicId[];
