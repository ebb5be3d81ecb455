/** Somebody named as author or narrator, from `people/*.md`. */
export interface PersonTable {
  /** Of the file, relative to the library. */
  path: string;
  name: string;
  /** Sanitised HTML, or null. */
  html: string | null;
}

/** Every name a person goes by, folded as `foldName` does. */
export interface PersonNameTable {
  name: string;
  path: string;
}

/** Works put together for a purpose, from `collections/*.yaml`. */
export interface CollectionTable {
  id: string;
  path: string;
  /** Order of the collections, by file name, from 1. */
  position: number;
  title: string;
  description: string;
}

/** `itemId` may name a work that is missing or comes out later: lists leave it out until then. */
export interface CollectionItemTable {
  collectionId: string;
  position: number;
  itemId: string;
}
