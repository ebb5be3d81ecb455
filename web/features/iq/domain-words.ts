import type { IqDomain } from '#core/iq/domains.ts';
import { DOMAIN_NAMES } from '#core/iq/report/describe-sitting.ts';

const LIST = new Intl.ListFormat('en-GB');

/** "numerical", in a sentence. */
export const domainWord = (domain: IqDomain): string => DOMAIN_NAMES[domain].toLowerCase();

/** "logical, numerical and verbal" */
export const listDomains = (domains: readonly IqDomain[]): string => LIST.format(domains.map(domainWord));
