/** Address of the folder with the character maps and typefaces of pdf.js (scripts/pdf-files.ts). */
declare const PDF_FILES: string;
