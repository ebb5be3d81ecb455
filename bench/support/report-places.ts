import { itemId } from './big-library.ts';

/** Chapters that places are reported in. */
export const UNITS = 500;

/**
 * A script for `wrk`: learners report places in a big library. Every report is newer than the one before, so that each really writes.
 * @param pauseMs mean pause of a connection between two reports; 0 asks for all the server can give
 */
export const reportPlaces = (origin: string, cookies: readonly string[], pauseMs = 0) => `
${pauseMs === 0 ? '' : `delay = function() return math.random(0, ${2 * pauseMs}) end`}
local cookies = {${cookies.map((cookie) => JSON.stringify(cookie)).join(', ')}}
local units = {${Array.from({ length: UNITS }, (_, n) => JSON.stringify(`${itemId(n)}.a`)).join(', ')}}
local start = os.time() - 400000000
local n = 0
request = function()
  n = n + 1
  local at = os.date("!%Y-%m-%dT%H:%M:%S", start + os.time() % 100000 * 2000 + n)
  return wrk.format("PUT", "/api/progress/" .. units[n % #units + 1], {
    ["Origin"] = "${origin}", ["Content-Type"] = "application/json", ["Cookie"] = cookies[n % #cookies + 1],
  }, '{"positionSec":' .. n % 3600 .. ',"fraction":0.5,"completed":false,"playedSec":10,"observedAt":"' .. at .. '.000Z"}')
end
`;
