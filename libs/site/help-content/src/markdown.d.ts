declare module '*.md' {
  const text: import('./model/helpText.ts').HelpText;
  export default text;
}
