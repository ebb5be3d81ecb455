/** As those who show links ask for, in px. Apart from the drawing, whose library is loaded by its thread alone. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;
