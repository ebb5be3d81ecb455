import { createContext } from 'react';

/** This request's nonce for inline scripts and styles. Empty in the browser, which hides nonces from scripts. */
export const NonceContext = createContext('');
