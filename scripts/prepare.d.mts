export function buildIfNeeded(): void;
export function installArgs(there: string, lock: string, withDev: boolean): string[] | null;
export function lockHash(): string;
export function signServer(): string;
export function signWebApp(): string;
