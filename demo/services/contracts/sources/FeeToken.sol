// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {TestToken} from './TestToken.sol';

/// A token that burns a hundredth of every transfer, so that the receiver gets less than was sent.
contract FeeToken is TestToken {
    constructor(string memory name_, string memory symbol_) TestToken(name_, symbol_, 18) {}

    function _transfer(address from, address to, uint256 amount) internal override {
        uint256 fee = amount / 100;
        super._transfer(from, to, amount - fee);
        _burn(from, fee);
    }
}
