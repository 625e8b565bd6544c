/// <reference types="@cloudflare/workers-types" />
declare module '*.css'
declare module 'virtual:uno.css'
declare const __BUILD_ID__: string

declare module '*.wasm' {
  const module: WebAssembly.Module
  export default module
}
