import fonts from 'virtual:icon-fonts';

/** Makes the icons known as letters. Each font is loaded when one of its letters is shown first. */
export function knowIcons(): void {
  for (const { url, range } of fonts)
    document.fonts.add(new FontFace('Game-icons', `url("${url}")`, { unicodeRange: range, display: 'block' }));
}
