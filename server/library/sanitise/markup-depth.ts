/** Elements within elements: browsers stop near here, no book needs as many, and parsers become slow. */
export const MAX_MARKUP_DEPTH = 500;
