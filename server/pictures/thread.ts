import { keepLog } from '../log.ts';
import { paintIcon, type Icon } from './paint-icon.ts';
import { paintCard, type Card } from './paint-card.ts';

export type Picture = ({ name: 'card' } & Card) | ({ name: 'icon' } & Icon);

keepLog();

/** The entry of the painter's thread. */
export default function paint(picture: Picture): Promise<Uint8Array> {
  return picture.name === 'card' ? paintCard(picture) : paintIcon(picture);
}
