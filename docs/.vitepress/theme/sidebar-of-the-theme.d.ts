import type { Component } from 'vue'

/** The theme ships this component as source, which does not compile under our options. */
declare const sidebar: Component
export default sidebar
