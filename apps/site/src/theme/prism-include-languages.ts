// Unlike the theme's version, this does nothing, because code is highlighted at build time.
export default function prismIncludeLanguages(): void {}
