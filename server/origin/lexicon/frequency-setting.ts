/** Where the operator's frequency lists are: `fi=/data/fi_50k.txt,sv=/data/sv_50k.txt.gz`; empty when there are none. */
export const frequencySetting = (): string => process.env.SANAVIRTA_FREQUENCIES ?? ''
