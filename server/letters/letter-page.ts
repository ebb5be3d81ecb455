import { escapeUTF8 } from 'entities';
import type { Brand, BrandTheme } from '#core/brand/brand.ts';
import { toSrgb } from '#core/brand/srgb.ts';
import type { Letter } from './letter.ts';

/** The colours of a letter: those of the pages by day (`web/ui/styles/tokens.css`), whose contrast holds for any hue. */
export function letterColours({ hue, chroma, groundHue, inkHue }: BrandTheme) {
  return {
    paper: toSrgb(0.968, 0.007, groundHue),
    sheet: toSrgb(0.99, 0.003, groundHue),
    line: toSrgb(0.876, 0.013, groundHue),
    ink: toSrgb(0.235, 0.028, inkHue),
    faintInk: toSrgb(0.4, 0.024, inkHue),
    accent: toSrgb(0.546, chroma, hue),
    accentInk: toSrgb(0.49, chroma * 0.92, hue),
    onAccent: toSrgb(0.995, 0.004, hue),
  };
}

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** A letter as a page: one table and styles in place, which is all that mail programs agree on. Nothing is loaded from anywhere. */
export function writeLetterPage(brand: Brand, { subject, text, action, small = [] }: Letter): string {
  const { paper, sheet, line, ink, faintInk, accent, accentInk, onAccent } = letterColours(brand.colors);
  const name = escapeUTF8(brand.name);
  const paragraph = (words: string, style: string) => `<p style="margin:0 0 16px;${style}">${escapeUTF8(words)}</p>`;
  const body = text.map((words) => paragraph(words, `font-size:16px;line-height:24px;color:${ink}`));
  const button = action
    ? [
        `<p style="margin:8px 0 24px"><a href="${escapeUTF8(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${accent};color:${onAccent};font-size:16px;line-height:20px;font-weight:600;text-decoration:none">${escapeUTF8(action.label)}</a></p>`,
        `<p style="margin:0 0 24px;font-size:13px;line-height:20px;color:${faintInk}">If the button does not work, open this address:<br><span style="color:${accentInk};word-break:break-all">${escapeUTF8(action.url)}</span></p>`,
      ]
    : [];
  const reasons = small.map((words) => paragraph(words, `font-size:13px;line-height:20px;color:${faintInk}`));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeUTF8(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${paper}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${paper};${FONT}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${sheet};border:1px solid ${line}">
<tr><td style="padding:28px 32px 16px;border-top:4px solid ${accent}">
<p style="margin:0 0 24px;font-size:20px;line-height:24px;font-weight:700;color:${ink}">${name}</p>
${[...body, ...button, ...reasons].join('\n')}
</td></tr>
<tr><td style="padding:16px 32px 20px;border-top:1px solid ${line};font-size:13px;line-height:20px;color:${faintInk}">${name}<br>${escapeUTF8(brand.support_email)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}
