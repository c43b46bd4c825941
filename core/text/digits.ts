/** Returns the text with the digits of Arabic and Persian keyboards, full-width digits and the like as 0 to 9. */
export const withPlainDigits = (text: string): string =>
  text
    .replace(/[٠-٩۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replace(/\p{Nd}/gu, (digit) => digit.normalize('NFKC'));
