/** As the licence of the O*NET database asks; stands wherever its facts are shown. */
export const ONET_CREDIT =
  'Codes, titles, job zones and work interests of occupations come from the O*NET Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA), used under the CC BY 4.0 licence. O*NET® is a trademark of USDOL/ETA. We selected from this information and modified it; USDOL/ETA has not approved, endorsed or tested our modifications.';

export const ONET_LINKS = {
  source: 'https://www.onetcenter.org/database.html',
  licence: 'https://creativecommons.org/licenses/by/4.0/',
} as const;
