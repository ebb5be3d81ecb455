/** What people or things are asked about. */
interface Topic {
  /** "members": those who are counted. */
  readonly who: string;
  /** "There are 40 members in a club." */
  readonly scene: (count: number) => string;
  readonly verb: string;
  readonly sets: readonly [string, string, string];
  /** True as well, and beside the point: so that nobody comes by the answer who adds and takes away without reading. */
  readonly asides: readonly ((count: number) => string)[];
}

export const TOPICS = {
  club: {
    who: 'members',
    scene: (count) => `A club has ${count} members.`,
    verb: 'play',
    sets: ['chess', 'tennis', 'cards'],
    asides: [
      (count) => `Joining costs ${count} coins a year.`,
      (count) => `The club room has ${count} chairs.`,
      (count) => `${count} guests came to the last club evening.`,
    ],
  },
  drinks: {
    who: 'guests',
    scene: (count) => `There are ${count} guests.`,
    verb: 'drink',
    sets: ['tea', 'coffee', 'juice'],
    asides: [
      (count) => `The room has ${count} chairs.`,
      (count) => `There are ${count} cups on the table.`,
      (count) => `${count} slices of cake are left.`,
    ],
  },
  fruit: {
    who: 'children',
    scene: (count) => `A class has ${count} children.`,
    verb: 'like',
    sets: ['apples', 'pears', 'plums'],
    asides: [
      (count) => `There are ${count} books in the classroom.`,
      (count) => `${count} pencils lie on the desks.`,
      (count) => `The school bus has ${count} seats.`,
    ],
  },
  houses: {
    who: 'houses',
    scene: (count) => `A street has ${count} houses.`,
    verb: 'have',
    sets: ['a garden', 'a balcony', 'a cellar'],
    asides: [
      (count) => `The street has ${count} lamps.`,
      (count) => `${count} trees stand along the street.`,
      (count) => `${count} cars are parked there.`,
    ],
  },
  shops: {
    who: 'shops',
    scene: (count) => `A town has ${count} shops.`,
    verb: 'sell',
    sets: ['bread', 'milk', 'flowers'],
    asides: [
      (count) => `The market square has ${count} benches.`,
      (count) => `${count} buses stop in the town each day.`,
      (count) => `The town has ${count} streets.`,
    ],
  },
  trip: {
    who: 'visitors',
    scene: (count) => `There are ${count} visitors.`,
    verb: 'see',
    sets: ['the tower', 'the harbour', 'the museum'],
    asides: [
      (count) => `The coach has ${count} seats.`,
      (count) => `The tour takes ${count} minutes.`,
      (count) => `${count} postcards were sold on the way.`,
    ],
  },
  music: {
    who: 'pupils',
    scene: (count) => `A school has ${count} pupils.`,
    verb: 'learn',
    sets: ['the piano', 'the flute', 'the drums'],
    asides: [
      (count) => `The concert hall has ${count} seats.`,
      (count) => `The library has ${count} books of songs.`,
      (count) => `The last concert had ${count} listeners.`,
    ],
  },
} as const satisfies Record<string, Topic>;

export type TopicId = keyof typeof TOPICS;
export const TOPIC_IDS = Object.keys(TOPICS) as TopicId[];
