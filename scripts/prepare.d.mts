export function buildIfNeeded(): string;
export function compiledServer(): string;
export function installArgs(found: { isCurrent: boolean; hasDev: boolean; withDev: boolean }): string[] | null;
export function lockHash(): string;
export function signWebApp(): string;
